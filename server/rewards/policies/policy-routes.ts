import { listRewardHistory } from '#domain/rewards/reward-history.ts';
import { listRewardPolicies } from '#domain/rewards/reward-policy.ts';
import type { Feature } from '../../kit/feature.ts';
import { readRewardHistory } from '../history/reward-history-service.ts';
import { policiesInForce } from './policies.ts';

/** Registers the endpoints of reward policies and history (contract 13). */
export const policyRoutes: Feature = (route, context) => {
  route(listRewardPolicies, () => policiesInForce(context));
  route(listRewardHistory, ({ user, query }) => readRewardHistory(context, user.id, query));
};
