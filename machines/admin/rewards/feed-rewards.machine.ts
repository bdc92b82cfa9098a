import { type FeedReward, listFeedRewards } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import type { FeedRewardState, FeedRewardType } from '#domain/rewards/feed-reward.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the reward table, as its address has them. */
export type RewardFilters = {
  status: FeedRewardState | null;
  type: FeedRewardType | null;
  user: string | null;
  feed: string | null;
  from: string | null;
  to: string | null;
};
/** Query parameters of the filters; an empty text filters nothing. */
export const saidIn = ({ user, feed, type, status, from, to }: RewardFilters) => ({
  userId: user ?? '',
  feedId: feed ?? '',
  rewardType: type ?? '',
  eventStatus: status ?? '',
  startDate: from ?? '',
  endDate: to ?? '',
});
const SORTS = {
  oldest: { sortBy: 'createdAt', sortDirection: 'ASC' },
  points: { sortBy: 'points', sortDirection: 'DESC' },
} as const;
type RewardSort = keyof typeof SORTS;
const isSort = (sort: string | null): sort is RewardSort => sort !== null && sort in SORTS;

/** Machine of the reward table: point rewards for feeds, comments and birthdays by any filters, paged. */
export const feedRewardsMachine = createIndexMachine<FeedReward, RewardFilters>({
  id: 'feedRewards',
  description: 'What members have earned with feeds, comments and birthdays, by filters that hold together.',
  loadPage: pagePort(listFeedRewards, ({ filter, page }) => {
    const { filters, sort, size } = filter;
    return {
      page,
      size,
      ...saidIn(filters),
      ...(isSort(sort) ? SORTS[sort] : {}),
    };
  }),
});
