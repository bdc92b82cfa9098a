import { Fragment } from 'react';
import { Link } from 'wouter';
import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { feedRewardText as text } from './feed-rewards.text.ts';
import { wireFeedReward } from './feed-rewards.wiring.ts';

type PanelProps = { id: number; onClose: () => void; onPay: (eventId: number) => void };

/** Side panel of one reward; a waiting one can be paid here. */
export function RewardPanel({ id, onClose, onPay }: PanelProps) {
  const { snapshot, send } = useFlow(wireFeedReward, id);
  const reward = snapshot.context.data;
  return (
    <SidePanel title={text.reward(id)} onClose={onClose}>
      <FlowFrame
        flow="feedReward"
        snapshot={snapshot}
        error={snapshot.context.error}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {reward ? (
          <Stack gap={4}>
            <Facts reward={reward} />
            <Row>
              <AuditLink type="FEED_REWARD" id={reward.eventId} name={reward.rewardTypeDisplayName} />
            </Row>
            {reward.eventStatus === 'PENDING' ? (
              <Button
                type="button"
                tone="primary"
                onClick={() => {
                  onClose();
                  onPay(reward.eventId);
                }}
              >
                {text.payNow}
              </Button>
            ) : null}
          </Stack>
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}

function Facts({ reward }: { reward: FeedReward }) {
  const { feedId, processedAt, errorMessage } = reward;
  const rows = [
    [text.type, reward.rewardTypeDisplayName],
    [text.state, reward.eventStatusDisplayName],
    [text.worth, formatNumber(reward.points)],
    [
      text.member,
      <Link key="member" href={paths.member(reward.userId)}>
        {reward.userNickname}
      </Link>,
    ],
    [
      text.feed,
      feedId === 0 ? (
        text.none
      ) : (
        <Link key="feed" href={paths.feed(feedId)}>
          {reward.feedTitle}
        </Link>
      ),
    ],
    [text.earned, formatDateTime(reward.createdAt)],
    [text.due, formatDateTime(reward.dueAt)],
    [text.paidAt, processedAt ? formatDateTime(processedAt) : text.none],
    [text.tries, text.times(reward.retryCount)],
    [text.why, errorMessage ?? reward.description],
  ] as const;
  return (
    <Amounts>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Amounts>
  );
}
