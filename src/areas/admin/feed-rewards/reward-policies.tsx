import { useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { rewardPolicyText as text } from './reward-policies.text.ts';
import { wireRewardPolicies } from './reward-policies.wiring.ts';
import { RewardPolicyDialog } from './reward-policy-dialog.tsx';

/** Points of every rewarded action, each with an edit button. */
export function RewardPolicies() {
  const { toast } = useApp();
  const { snapshot, send } = useFlow(wireRewardPolicies);
  const [opened, setOpened] = useState<RewardPolicy | null>(null);
  const policies = snapshot.context.data;
  // Also after an edit conflict, so that the list shows the other administrator's version.
  const close = () => {
    setOpened(null);
    send({ type: 'screen.reloaded' });
  };
  return (
    <Stack gap={3}>
      <SectionTitle>{text.title}</SectionTitle>
      <Muted>{text.hint}</Muted>
      <FlowFrame
        flow="rewardPolicies"
        snapshot={snapshot}
        error={snapshot.context.error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={policies !== null}
      >
        {policies?.map((policy) => (
          <Row spread key={policy.policyId}>
            <span>
              {policy.rewardTypeDisplayName} <Muted as="span">{worthOf(policy)}</Muted>
            </span>
            <Button
              type="button"
              size="small"
              aria-label={text.change(policy.rewardTypeDisplayName)}
              onClick={() => setOpened(policy)}
            >
              {text.edit}
            </Button>
          </Row>
        ))}
      </FlowFrame>
      {opened ? (
        <RewardPolicyDialog
          policy={opened}
          onDone={() => {
            toast(text.saved);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

function worthOf({ isActive, points, steps, dailyLimit, monthlyLimit }: RewardPolicy): string {
  const each = steps?.map((step) => step.points) ?? [];
  const worth =
    each.length > 0
      ? text.steps(formatNumber(Math.min(...each)), formatNumber(Math.max(...each)))
      : text.points(formatNumber(points));
  const parts = [
    ...(isActive ? [] : [text.off]),
    worth,
    ...(dailyLimit === null ? [] : [text.daily(formatNumber(dailyLimit))]),
    ...(monthlyLimit === null ? [] : [text.monthly(formatNumber(monthlyLimit))]),
  ];
  return parts.join(', ');
}
