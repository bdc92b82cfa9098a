import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { formatNumber } from '#domain/kit/format.ts';
import {
  FEED_REWARD_STATE_NAMES,
  FEED_REWARD_STATES,
  FEED_REWARD_TYPES,
  FEED_REWARDS,
} from '#domain/rewards/feed-reward.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type FlowOf, useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { statePath } from '#src/lib/state-path.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { DeskFacts } from '#src/ui/layout/desk-facts.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal, Skeleton } from '#src/ui/states.tsx';
import { feedRewardText as text } from './feed-rewards.text.ts';
import {
  wireFeedRewards,
  wireRewardFile,
  wireRewardPayment,
  wireRewardStatistics,
} from './feed-rewards.wiring.ts';
import { RewardPanel } from './reward-panel.tsx';
import { RewardPolicies } from './reward-policies.tsx';
import { RewardStatisticsTiles } from './reward-statistics.tsx';

const SPEC = {
  filters: {
    status: FEED_REWARD_STATES,
    type: FEED_REWARD_TYPES,
    user: null,
    feed: null,
    from: null,
    to: null,
  },
  sorts: ['newest', 'oldest', 'points'],
} as const;

const COLUMNS: readonly IndexColumn<FeedReward>[] = [
  { id: 'type', head: text.type, cell: (row) => row.rewardTypeDisplayName, isTitle: true },
  { id: 'member', head: text.member, small: 'bare', cell: (row) => row.userNickname },
  {
    id: 'feed',
    small: 'line',
    head: text.feed,
    cell: (row) => (row.feedId === 0 ? text.none : row.feedTitle),
  },
  { id: 'state', head: text.state, small: 'mark', cell: (row) => row.eventStatusDisplayName },
  { id: 'points', head: text.worth, cell: (row) => formatNumber(row.points), isNumber: true },
  {
    id: 'earned',
    head: text.earned,
    small: 'bare',
    isOneLine: true,
    cell: (row) => tableTime(row.createdAt),
  },
];
const VIEWS = [
  { value: null, label: text.all },
  ...FEED_REWARD_STATES.map((value) => ({ value, label: FEED_REWARD_STATE_NAMES[value] })),
];
const TYPES = FEED_REWARD_TYPES.map((value) => ({ value, label: FEED_REWARDS[value].name }));
const SORTS = SPEC.sorts.map((value) => ({ value, label: text.sorts[value] }));

type Payment = FlowOf<(app: AppServices) => ReturnType<typeof wireRewardPayment>>;

/** Title, the retry of all failed payments, and the result of the last payment. */
function Heading({ payment: { snapshot, send } }: { payment: Payment }) {
  const { said, error } = snapshot.context;
  return (
    <>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        <Button
          type="button"
          size="small"
          busy={snapshot.hasTag('saving')}
          onClick={() => send({ type: 'failed.retried' })}
        >
          {text.retryAll}
        </Button>
      </Row>
      {said ? <Muted role="status">{said}</Muted> : null}
      <Refusal reason={error} />
    </>
  );
}

const RewardFigures = ({ flow: { snapshot, send } }: { flow: FlowOf<typeof wireRewardStatistics> }) => (
  <FlowFrame
    flow="rewardStatistics"
    snapshot={snapshot}
    error={text.figuresFailed}
    onRetry={() => send({ type: 'screen.retried' })}
    skeleton={<Skeleton rows={1} height={96} />}
  >
    {snapshot.context.figures ? (
      <RewardStatisticsTiles figures={snapshot.context.figures} isStale={snapshot.matches('stale')} />
    ) : null}
  </FlowFrame>
);

type BarProps = { address: ReturnType<typeof useIndexAddress<typeof SPEC>>; total: number | undefined };

/** Search, kind, order and export of the table. */
function RewardBar({ address: { place, change, clear }, total }: BarProps) {
  const { filters, sort } = place;
  const file = useFlow(wireRewardFile);
  return (
    <IndexBar
      searched={text.searched}
      text={filters.user}
      onSearch={(user) => change({ filters: { user } })}
      filters={[{ name: 'type', label: text.type, choices: TYPES, value: filters.type }]}
      onFilter={(name, value) => change({ filters: { [name]: value } })}
      sorts={SORTS}
      sort={sort}
      onSort={(value) => change({ sort: value })}
      onClear={clear}
      total={total}
      file={
        <ExportButton
          flow="rewardFile"
          snapshot={file.snapshot}
          hint={indexText.csvHint}
          onAsk={() => file.send({ type: 'file.asked', filter: filters })}
        />
      }
    />
  );
}

/** /admin/feed-rewards: figures, and the rewards with the filters of the address. */
export default function FeedRewardsScreen() {
  const address = useIndexAddress(SPEC);
  const { filters, sort, size, page, open } = address.place;
  const filter = { filters, sort, size };
  const list = useAddressed(wireFeedRewards, { filter, page }, filterChanged);
  const figures = useFlow(wireRewardStatistics);
  const payment = useFlow((app) => wireRewardPayment(app, { list: list.actor, figures: figures.actor }));
  const narrow = (name: string, value: string | null) => address.change({ filters: { [name]: value } });
  return (
    <DeskPage data-flow="rewardPayment" data-state={statePath(payment.snapshot.value)}>
      <Heading payment={payment} />
      <DeskFacts summary={text.figures}>
        <RewardFigures flow={figures} />
      </DeskFacts>
      <Stack gap={4}>
        <IndexViews views={VIEWS} chosen={filters.status} onChoose={(value) => narrow('status', value)} />
        <RewardBar address={address} total={list.snapshot.context.page?.totalElements} />
        <IndexFlow
          flow="feedRewards"
          snapshot={list.snapshot}
          onRetry={() => list.send({ type: 'screen.retried' })}
          failure={text.failed}
          label={text.label}
          columns={COLUMNS}
          idOf={(row) => row.eventId}
          nameOf={(row) => text.reward(row.eventId)}
          opened={open}
          onOpen={address.open}
          {...address.table}
          nothing={<EmptyState title={text.empty} />}
        />
      </Stack>
      <RewardPolicies />
      {open ? (
        <RewardPanel
          key={open}
          id={open}
          onClose={() => address.open(null)}
          onPay={(eventId) => payment.send({ type: 'payment.asked', eventId })}
        />
      ) : null}
    </DeskPage>
  );
}
