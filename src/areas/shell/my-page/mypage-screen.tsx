import { formatNumber } from '#domain/kit/format.ts';
import type { ResourceLogic } from '#machines/kit/resource.machine.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { wireMypage } from '#src/areas/shell/my-page/mypage.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { wholeFrame } from '#src/ui/layout/region.tsx';
import { ErrorState, Skeleton } from '#src/ui/states.tsx';
import { NoticeList } from '../../notices/notice-list.tsx';
import { MypageHead } from './mypage-head.tsx';
import { NextBadge } from './next-badge.tsx';
import { OrderSteps } from './order-steps.tsx';
import { SummaryCard } from './summary-card.tsx';

const Cells = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: '1px solid $line',
  '& > * + *': { borderLeft: '1px solid $line' },
});

/** /mypage: overview of the member's own things. */
export default function MypageScreen() {
  const { user } = useSession();
  const badges = useFlow((app) => wireMypage(app).badges);
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <MypageHead />
        <Cells>
          <Figures badges={badges} />
        </Cells>
        <NextBadge list={badges.snapshot.context.data} />
        {user?.userType === 'user' ? <Orders /> : null}
        <NoticeList />
      </Stack>
    </MyPageLayout>
  );
}

type FigureProps<T> = {
  wire: (app: AppServices) => ResourceLogic<T>;
  title: string;
  href: string;
  figure: (data: T) => string;
};

/** Figure with its own chart. */
function Figure<T>({ wire, title, href, figure }: FigureProps<T>) {
  const { snapshot, send } = useFlow(wire);
  const { data } = snapshot.context;
  return (
    <SummaryCard
      snapshot={snapshot}
      title={title}
      href={href}
      figure={data === null ? null : figure(data)}
      onRetry={() => send({ type: 'screen.retried' })}
    />
  );
}

/** Flow of a figure that another part of the page uses as well. */
type Flow = Pick<ReturnType<typeof useFlow<ReturnType<typeof wireMypage>['badges']>>, 'snapshot' | 'send'>;

function Orders() {
  const { snapshot, send } = useFlow((app) => wireMypage(app).orders);
  const { data } = snapshot.context;
  return (
    <FlowFrame flow={snapshot.machine.id} snapshot={wholeFrame(snapshot)}>
      {snapshot.hasTag('failed') ? (
        <ErrorState message={mypageText.failed} onRetry={() => send({ type: 'screen.retried' })} />
      ) : data ? (
        <OrderSteps counts={data} />
      ) : (
        <Skeleton rows={1} height={84} />
      )}
    </FlowFrame>
  );
}

const { cards } = mypageText;

const Figures = ({ badges: { snapshot, send } }: { badges: Flow }) => (
  <>
    <Figure
      wire={(app) => wireMypage(app).points}
      title={cards.points}
      href={paths.points}
      figure={({ currentPoints }) => mypageText.points(formatNumber(currentPoints))}
    />
    <Figure
      wire={(app) => wireMypage(app).coupons}
      title={cards.coupons}
      href={paths.coupons}
      figure={(count) => mypageText.coupons(formatNumber(count))}
    />
    <SummaryCard
      snapshot={snapshot}
      title={cards.badges}
      href={paths.badges}
      figure={snapshot.context.data && mypageText.badges(formatNumber(snapshot.context.data.totalCount))}
      onRetry={() => send({ type: 'screen.retried' })}
    />
    <Figure
      wire={(app) => wireMypage(app).feeds}
      title={cards.feeds}
      href={paths.myFeeds}
      figure={({ totalCount }) => mypageText.feeds(formatNumber(totalCount))}
    />
  </>
);
