import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { changePolicy, policyForm } from '#domain/admin/feed-rewards/reward-policy-calls.ts';
import { rewardPoliciesMachine } from '#machines/admin/rewards/reward-policies.machine.ts';
import {
  type RewardPolicySent,
  rewardPolicyFormMachine,
} from '#machines/admin/rewards/reward-policy-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireRewardPolicies = (app: AppServices) => wire(rewardPoliciesMachine, app);

export const wireRewardPolicyForm = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  rewardPolicyFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: RewardPolicySent }>(async ({ input: { body: sent } }) => {
        await call(changePolicy, { params: { id: sent.id }, body: v.parse(policyForm, sent.body) });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
