import { changePolicy, policyForm } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { numberOf } from '../../kit/typed-number.ts';

/** Typed values of the reward policy form. */
export type RewardPolicyValues = {
  points: string;
  /** Points of each step, in order. */
  steps: readonly string[];
  description: string;
  isActive: boolean;
  dailyLimit: string;
  monthlyLimit: string;
};
/** Request to change one policy. */
export type RewardPolicySent = { id: number; body: unknown };

const typed = (limit: number | null): string => (limit === null ? '' : String(limit));

/** Request body; the version prevents overwriting a change that another administrator made meanwhile. */
const bodyOf = (values: RewardPolicyValues, { steps, validFrom, validTo, version }: RewardPolicy) => ({
  points: numberOf(values.points),
  steps: steps?.map(({ at }, index) => ({ at, points: numberOf(values.steps[index] ?? '') })) ?? null,
  description: values.description,
  isActive: values.isActive,
  dailyLimit: numberOf(values.dailyLimit),
  monthlyLimit: numberOf(values.monthlyLimit),
  validFrom,
  validTo,
  version,
});

/**
 * Machine of the form of one reward policy: points, steps, daily and monthly limits, and whether it is
 * active.
 */
export const rewardPolicyFormMachine = createFormMachine<
  RewardPolicyValues,
  RewardPolicySent,
  void,
  RewardPolicy
>({
  id: 'rewardPolicyForm',
  description: 'What a deed is worth from now on, how often, and whether it gives anything.',
  save: endpointPort(
    changePolicy,
    ({ body: { id, body } }) => ({ params: { id }, body: parseValue(policyForm, body) }),
    nothing,
  ),
  blank: (policy) => ({
    points: String(policy.points),
    steps: policy.steps?.map(({ points }) => String(points)) ?? [],
    description: policy.description,
    isActive: policy.isActive,
    dailyLimit: typed(policy.dailyLimit),
    monthlyLimit: typed(policy.monthlyLimit),
  }),
  rules: (values, policy) => problemsOf(policyForm, bodyOf(values, policy)),
  toBody: (values, policy) => ({ id: policy.policyId, body: bodyOf(values, policy) }),
});
