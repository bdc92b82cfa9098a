import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-calls.ts';
import type { FeedRewardState, FeedRewardType } from '#domain/rewards/feed-reward.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

export type RewardFilters = {
  status: FeedRewardState | null;
  type: FeedRewardType | null;
  user: string | null;
  feed: string | null;
  from: string | null;
  to: string | null;
};

export const feedRewardsMachine = createIndexMachine<FeedReward, RewardFilters>({
  id: 'feedRewards',
  description: 'What members have earned with feeds, comments and birthdays, by filters that hold together.',
});
