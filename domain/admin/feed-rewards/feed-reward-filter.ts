import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idSchema, intQuery, sizeQuery } from '../../kit/forms/fields.ts';
import { dayField } from '../../kit/forms/form-fields.ts';
import { MAX_LISTED, MAX_PAGE_SIZE, SERVICE_PAGE_SIZE } from '../../kit/page.ts';
import { FEED_REWARD_STATES, FEED_REWARD_TYPES } from '../../rewards/feed-reward.ts';

/** Base path of the admin endpoints of feed rewards. */
export const FEED_REWARD_EVENTS = '/api/admin/feed-reward-events';

const FEED_REWARD_SORTS = ['createdAt', 'points', 'processedAt'] as const;
const upper = v.pipe(v.string(), v.toUpperCase());
/** Wraps a filter schema so that an empty string counts as not given. */
/* @__NO_SIDE_EFFECTS__ */
const given = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.pipe(
    v.optional(v.unknown()),
    v.transform((value) => (value === '' ? undefined : value)),
    v.optional(schema),
  );

/** Filter shared by the table and its CSV export; all conditions must hold. */
const filter = {
  userId: given(idSchema),
  feedId: given(idSchema),
  rewardType: given(v.pipe(upper, v.picklist(FEED_REWARD_TYPES))),
  eventStatus: given(v.pipe(upper, v.picklist(FEED_REWARD_STATES))),
  /** Days in Asia/Seoul on which the reward was earned, both inclusive. */
  startDate: given(dayField),
  endDate: given(dayField),
};

/** Query of the table: filter, page and sort order. */
export const feedRewardQuery = v.object({
  page: intQuery(0, 0, 1_000_000),
  size: sizeQuery(SERVICE_PAGE_SIZE, MAX_PAGE_SIZE),
  ...filter,
  sortBy: v.optional(v.picklist(FEED_REWARD_SORTS), 'createdAt'),
  sortDirection: v.optional(v.pipe(upper, v.picklist(['ASC', 'DESC'])), 'DESC'),
});
export type FeedRewardQuery = v.InferOutput<typeof feedRewardQuery>;

const feedRewardFilter = v.object(filter);
export type FeedRewardFilter = v.InferOutput<typeof feedRewardFilter>;

/** Endpoint of admins: exports the latest feed rewards of a filter as CSV; requires step-up. */
export const exportFeedRewards = endpoint({
  method: 'POST',
  path: `${FEED_REWARD_EVENTS}/export`,
  access: 'admin',
  wrapping: 'envelope',
  fresh: true,
  rateLimit: 10,
  summary: `Exports the latest rewards of a filter as a CSV file, at most ${formatNumber(MAX_LISTED)}.`,
  body: feedRewardFilter,
  response: writtenFile,
});
