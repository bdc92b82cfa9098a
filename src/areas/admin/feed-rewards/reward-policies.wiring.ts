import { rewardPoliciesMachine } from '#machines/admin/rewards/reward-policies.machine.ts';
import { rewardPolicyFormMachine } from '#machines/admin/rewards/reward-policy-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of point amounts of rewarded actions. */
export const wireRewardPolicies = (app: AppServices) => wire(rewardPoliciesMachine, app);

/** Wires the form that changes the points of a rewarded action. */
export const wireRewardPolicyForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(rewardPolicyFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
