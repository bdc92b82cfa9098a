import { rewardPoliciesMachine } from '#machines/admin/rewards/reward-policies.machine.ts';
import { rewardPolicyFormMachine } from '#machines/admin/rewards/reward-policy-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of point amounts of rewarded actions with its calls and effects. */
export const wireRewardPolicies = (app: AppServices) => wire(rewardPoliciesMachine, app);

/**
 * Provides the chart of the form that changes the points of a rewarded action with its calls and
 * effects.
 */
export const wireRewardPolicyForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(rewardPolicyFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
