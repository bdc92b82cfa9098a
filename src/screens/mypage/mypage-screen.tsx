import { useActorRef, useSelector } from '@xstate/react';
import { formatNumber } from '#domain/format.ts';
import { paths } from '#src/lib/paths.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { styled } from '#src/styles/stitches.ts';
import { levelText } from '#src/text/ko/level.ts';
import { mypageText } from '#src/text/ko/mypage.ts';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useLogic, useSession } from '#src/wiring/app-context.tsx';
import { wireMypage } from '#src/wiring/mypage.ts';
import { FigureCard } from './figure-card.tsx';
import { NoticeList } from './notice-list.tsx';

const Cards = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  '& > div, & > div > section': { height: '100%' },
});

/** /mypage */
export default function MypageScreen() {
  const { user } = useSession();
  const logic = useLogic(wireMypage);
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{mypageText.greeting(user?.nickname ?? '')}</PageTitle>
        <Cards>
          <PointsCard logic={logic.points} />
          <LevelCard logic={logic.level} />
          <BadgesCard logic={logic.badges} />
          <FeedsCard logic={logic.feeds} />
        </Cards>
        <NoticeList />
      </Stack>
    </MyPageFrame>
  );
}

type Logic = ReturnType<typeof wireMypage>;

function PointsCard({ logic }: { logic: Logic['points'] }) {
  const actor = useActorRef(logic, { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const points = snapshot.context.data;
  return (
    <FigureCard
      flow="mypagePoints"
      snapshot={snapshot}
      title={mypageText.cards.points}
      href={paths.points}
      figure={points ? mypageText.points(formatNumber(points.currentPoints)) : null}
      hint={points ? mypageText.earned(formatNumber(points.totalEarnedPoints)) : ''}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    />
  );
}

function LevelCard({ logic }: { logic: Logic['level'] }) {
  const actor = useActorRef(logic, { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const level = snapshot.context.data;
  const left = level?.pointsToNextLevel ?? 0;
  return (
    <FigureCard
      flow="mypageLevel"
      snapshot={snapshot}
      title={mypageText.cards.level}
      href={paths.level}
      figure={level?.levelDisplayName ?? null}
      hint={left > 0 ? mypageText.toNext(formatNumber(left)) : mypageText.top}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    >
      {level ? <ProgressBar label={levelText.progress} percent={level.levelProgress} /> : null}
    </FigureCard>
  );
}

function BadgesCard({ logic }: { logic: Logic['badges'] }) {
  const actor = useActorRef(logic, { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const list = snapshot.context.data;
  return (
    <FigureCard
      flow="mypageBadges"
      snapshot={snapshot}
      title={mypageText.cards.badges}
      href={paths.badges}
      figure={list ? mypageText.badges(formatNumber(list.totalCount)) : null}
      hint={list ? mypageText.displayed(formatNumber(list.displayedCount)) : ''}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    />
  );
}

function FeedsCard({ logic }: { logic: Logic['feeds'] }) {
  const actor = useActorRef(logic, { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const feeds = snapshot.context.data;
  const kinds = feeds ? [feeds.dailyCount, feeds.eventCount, feeds.rankingCount].map(formatNumber) : [];
  const [daily = '', event = '', ranking = ''] = kinds;
  return (
    <FigureCard
      flow="mypageFeeds"
      snapshot={snapshot}
      title={mypageText.cards.feeds}
      href={paths.myFeeds}
      figure={feeds ? mypageText.feeds(formatNumber(feeds.totalCount)) : null}
      hint={feeds ? mypageText.feedKinds(daily, event, ranking) : ''}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    />
  );
}
