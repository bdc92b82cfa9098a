import { listRewardPolicies } from '#domain/rewards/reward-policy.ts';
import type { Feature } from '../kit/feature.ts';
import { policiesInForce } from './policies.ts';

/** What can be earned (contract 13). */
export const policyRoutes: Feature = (route, context) => {
  route(listRewardPolicies, () => policiesInForce(context));
};
