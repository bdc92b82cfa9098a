import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import type { LevelInfo } from '#domain/rewards/level.ts';
import type { OrderCounts } from '#domain/trade/order.ts';
import type { ResourceLogic } from '#machines/kit/resource.machine.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { mypageText } from '#src/areas/members/mypage.text.ts';
import { levelText } from '#src/areas/rewards/level.text.ts';
import { wireMypage } from '#src/areas/shell/mypage.wiring.ts';
import { useLogic, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { FigureCard } from './figure-card.tsx';
import { NoticeList } from './notice-list.tsx';

const Cards = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$3' },
  '& > div, & > div > section': { height: '100%' },
});

/** /mypage */
export default function MypageScreen() {
  const { user } = useSession();
  const logic = useLogic(wireMypage);
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle css={clamped(3)}>{mypageText.greeting(user?.nickname ?? '')}</PageTitle>
        <Cards>
          {user?.userType === 'user' ? <OrdersFigure logic={logic.orders} /> : null}
          <Figures logic={logic} />
        </Cards>
        <NoticeList />
      </Stack>
    </MyPageFrame>
  );
}

type Logic = ReturnType<typeof wireMypage>;
type Shown = { figure: string; hint: string; below?: ReactNode };

type FigureProps<T> = {
  logic: ResourceLogic<T>;
  title: string;
  href: string;
  show: (data: T) => Shown;
};

/** One figure with a chart of its own. */
function Figure<T>({ logic, title, href, show }: FigureProps<T>) {
  const actor = useActorRef(logic, { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const { data } = snapshot.context;
  const { figure, hint, below } = data === null ? { figure: null, hint: '', below: null } : show(data);
  return (
    <FigureCard
      flow={logic.id}
      {...{ snapshot, title, href, figure, hint }}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    >
      {below}
    </FigureCard>
  );
}

const { cards } = mypageText;

const OrdersFigure = ({ logic }: { logic: Logic['orders'] }) => (
  <Figure
    logic={logic}
    title={cards.orders}
    href={paths.orders}
    show={({ ordered, shipped, toConfirm }: OrderCounts) => ({
      figure: mypageText.orders(formatNumber(ordered + shipped + toConfirm)),
      hint: mypageText.orderSteps(formatNumber(ordered), formatNumber(shipped), formatNumber(toConfirm)),
    })}
  />
);

const showLevel = ({ levelDisplayName, pointsToNextLevel: left, levelProgress }: LevelInfo): Shown => ({
  figure: levelDisplayName,
  hint: left > 0 ? mypageText.toNext(formatNumber(left)) : mypageText.top,
  below: <ProgressBar label={levelText.progress} percent={levelProgress} />,
});

const Figures = ({ logic }: { logic: Logic }) => (
  <>
    <Figure
      logic={logic.points}
      title={cards.points}
      href={paths.points}
      show={({ currentPoints, totalEarnedPoints }) => ({
        figure: mypageText.points(formatNumber(currentPoints)),
        hint: mypageText.earned(formatNumber(totalEarnedPoints)),
      })}
    />
    <Figure
      logic={logic.coupons}
      title={cards.coupons}
      href={paths.coupons}
      show={(count) => ({ figure: mypageText.coupons(formatNumber(count)), hint: mypageText.couponHint })}
    />
    <Figure logic={logic.level} title={cards.level} href={paths.level} show={showLevel} />
    <Figure
      logic={logic.badges}
      title={cards.badges}
      href={paths.badges}
      show={({ totalCount, displayedCount }) => ({
        figure: mypageText.badges(formatNumber(totalCount)),
        hint: mypageText.displayed(formatNumber(displayedCount)),
      })}
    />
    <Figure
      logic={logic.feeds}
      title={cards.feeds}
      href={paths.myFeeds}
      show={({ totalCount, dailyCount, eventCount, rankingCount }) => ({
        figure: mypageText.feeds(formatNumber(totalCount)),
        hint: mypageText.feedKinds(
          formatNumber(dailyCount),
          formatNumber(eventCount),
          formatNumber(rankingCount),
        ),
      })}
    />
  </>
);
