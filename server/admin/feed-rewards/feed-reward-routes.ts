import {
  dailyFeedRewards,
  feedRewardStatistics,
  feedRewardSummary,
  feedRewardsOfFeed,
  feedRewardsOfMember,
  getFeedReward,
  listFeedRewards,
  processFeedReward,
  retryFailedRewards,
} from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { exportFeedRewards } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { adminPolicies, changePolicy } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import type { Feature } from '../../kit/feature.ts';
import { allPolicies } from '../../rewards/policies/policies.ts';
import { exportRewards } from './export-service.ts';
import { listRewards, processReward, readReward, retryFailed, rewardsOf } from './feed-reward-service.ts';
import { editPolicy } from './policy-service.ts';
import { readDaily, readStatistics, readSummary } from './statistics-service.ts';

/** Registers the endpoints of feed rewards and their policies (contract 28 and 13). */
export const feedRewardRoutes: Feature = (route, context) => {
  route(listFeedRewards, ({ query }) => listRewards(context, query));
  route(feedRewardsOfMember, ({ params }) => rewardsOf(context, 'user_id', params.id));
  route(feedRewardsOfFeed, ({ params }) => rewardsOf(context, 'feed_id', params.id));
  route(feedRewardStatistics, () => readStatistics(context));
  route(dailyFeedRewards, ({ query }) => readDaily(context, query.startDate, query.endDate));
  route(feedRewardSummary, () => readSummary(context));
  route(getFeedReward, ({ params }) => readReward(context, params.id));
  route(processFeedReward, ({ params, attempt }) => processReward(context, params.id, attempt));
  route(retryFailedRewards, () => retryFailed(context));
  route(exportFeedRewards, ({ user, body }) => exportRewards(context, user, body));
  route(adminPolicies, () => allPolicies(context.db));
  route(changePolicy, ({ user, params, body }) => editPolicy(context, user, { id: params.id, form: body }));
};
