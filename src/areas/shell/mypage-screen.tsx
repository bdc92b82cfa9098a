import type { ReactNode } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { bareNameOf, type LevelInfo } from '#domain/rewards/level.ts';
import type { OrderCounts } from '#domain/trade/order.ts';
import type { ResourceLogic } from '#machines/kit/resource.machine.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { mypageText } from '#src/areas/members/mypage.text.ts';
import { levelText } from '#src/areas/rewards/level.text.ts';
import { wireMypage } from '#src/areas/shell/mypage.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
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
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle css={clamped(3)}>{mypageText.greeting(user?.nickname ?? '')}</PageTitle>
        <Cards>
          {user?.userType === 'user' ? <OrdersFigure /> : null}
          <Figures />
        </Cards>
        <NoticeList />
      </Stack>
    </MyPageFrame>
  );
}

type Shown = { figure: string; hint: string; below?: ReactNode };

type FigureProps<T> = {
  wire: (app: AppServices) => ResourceLogic<T>;
  title: string;
  href: string;
  show: (data: T) => Shown;
};

/** One figure with a chart of its own. */
function Figure<T>({ wire, title, href, show }: FigureProps<T>) {
  const { snapshot, send } = useFlow(wire);
  const { data } = snapshot.context;
  const { figure, hint, below } = data === null ? { figure: null, hint: '', below: null } : show(data);
  return (
    <FigureCard
      flow={snapshot.machine.id}
      {...{ snapshot, title, href, figure, hint }}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      {below}
    </FigureCard>
  );
}

const { cards } = mypageText;

const OrdersFigure = () => (
  <Figure
    wire={(app) => wireMypage(app).orders}
    title={cards.orders}
    href={paths.orders}
    show={({ ordered, shipped, toConfirm }: OrderCounts) => ({
      figure: mypageText.orders(formatNumber(ordered + shipped + toConfirm)),
      hint: mypageText.orderSteps(formatNumber(ordered), formatNumber(shipped), formatNumber(toConfirm)),
    })}
  />
);

const showLevel = ({ levelDisplayName, pointsToNextLevel: left, levelProgress }: LevelInfo): Shown => ({
  figure: bareNameOf(levelDisplayName),
  hint: left > 0 ? mypageText.toNext(formatNumber(left)) : mypageText.top,
  below: <ProgressBar label={levelText.progress} percent={levelProgress} />,
});

const Figures = () => (
  <>
    <Figure
      wire={(app) => wireMypage(app).points}
      title={cards.points}
      href={paths.points}
      show={({ currentPoints, totalEarnedPoints }) => ({
        figure: mypageText.points(formatNumber(currentPoints)),
        hint: mypageText.earned(formatNumber(totalEarnedPoints)),
      })}
    />
    <Figure
      wire={(app) => wireMypage(app).coupons}
      title={cards.coupons}
      href={paths.coupons}
      show={(count) => ({ figure: mypageText.coupons(formatNumber(count)), hint: mypageText.couponHint })}
    />
    <Figure wire={(app) => wireMypage(app).level} title={cards.level} href={paths.level} show={showLevel} />
    <Figure
      wire={(app) => wireMypage(app).badges}
      title={cards.badges}
      href={paths.badges}
      show={({ totalCount, displayedCount }) => ({
        figure: mypageText.badges(formatNumber(totalCount)),
        hint: mypageText.displayed(formatNumber(displayedCount)),
      })}
    />
    <Figure
      wire={(app) => wireMypage(app).feeds}
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
