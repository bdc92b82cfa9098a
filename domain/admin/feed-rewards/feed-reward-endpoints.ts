import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { dayField } from '../../kit/forms/form-fields.ts';
import { MOST_FIGURE_YEARS } from '../../policies/figures.ts';
import { FEED_REWARD_STATES, FEED_REWARD_TYPES } from '../../rewards/feed-reward.ts';
import { FEED_REWARD_EVENTS, feedRewardQuery } from './feed-reward-filter.ts';

const rewardSchema = v.object({
  eventId: v.number(),
  /** 0 if the reward belongs to no single feed; `feedTitle` is then the name of the reward. */
  feedId: v.number(),
  feedTitle: v.string(),
  userId: v.number(),
  userNickname: v.string(),
  rewardType: v.picklist(FEED_REWARD_TYPES),
  rewardTypeDisplayName: v.string(),
  eventStatus: v.picklist(FEED_REWARD_STATES),
  eventStatusDisplayName: v.string(),
  points: v.number(),
  description: v.string(),
  /** JSON encoded as a string. */
  relatedData: v.string(),
  processedAt: v.nullable(v.string()),
  retryCount: v.number(),
  errorMessage: v.nullable(v.string()),
  /** Earliest moment at which the reward may be paid. */
  dueAt: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type FeedReward = v.InferOutput<typeof rewardSchema>;

/** Page in the shape of Spring Data, plus the field names that newer clients read. */
const rewardPage = v.object({
  content: v.array(rewardSchema),
  pageable: v.optional(v.unknown()),
  totalElements: v.number(),
  totalPages: v.number(),
  last: v.boolean(),
  first: v.boolean(),
  size: v.number(),
  number: v.number(),
  sort: v.optional(v.unknown()),
  numberOfElements: v.number(),
  empty: v.boolean(),
  page: v.number(),
  hasNext: v.boolean(),
});
export type FeedRewardPage = v.InferOutput<typeof rewardPage>;

const raw = { access: 'admin', wrapping: 'raw' } as const;
const BASE = FEED_REWARD_EVENTS;

/**
 * Endpoint of admins: lists point rewards for feeds, comments and birthdays, by any combination of
 * filters.
 */
export const listFeedRewards = endpoint({
  ...raw,
  method: 'GET',
  path: BASE,
  summary: 'Lists rewards for feeds, comments and birthdays by any combination of filters.',
  query: feedRewardQuery,
  response: rewardPage,
});

/** Endpoint of admins: lists the latest feed rewards of a member. */
export const feedRewardsOfMember = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/user/{id}`,
  summary: 'Lists the latest rewards of a member.',
  params: idParams,
  response: v.array(rewardSchema),
});

/** Endpoint of admins: lists the latest rewards of a feed. */
export const feedRewardsOfFeed = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/feed/{id}`,
  summary: 'Lists the latest rewards of a feed.',
  params: idParams,
  response: v.array(rewardSchema),
});

/** Endpoint of admins: reads one feed reward. */
export const getFeedReward = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/{id}`,
  summary: 'Returns a reward.',
  params: idParams,
  response: rewardSchema,
});

const totals = {
  totalEvents: v.number(),
  pendingEvents: v.number(),
  processedEvents: v.number(),
  failedEvents: v.number(),
  /** Sum of the points of paid rewards. */
  totalPoints: v.number(),
};
const statisticsSchema = v.object({
  ...totals,
  processingEvents: v.number(),
  cancelledEvents: v.number(),
  eventsByType: v.record(v.string(), v.number()),
});
export type FeedRewardStatistics = v.InferOutput<typeof statisticsSchema>;

/** Endpoint of admins: counts feed rewards by state and kind and sums the points paid. */
export const feedRewardStatistics = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/statistics`,
  summary: 'Returns the number of rewards by state and type, and the points paid.',
  response: statisticsSchema,
});

/** Endpoint of admins: reads the totals of all feed rewards. */
export const feedRewardSummary = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/summary`,
  summary: 'Returns totals of rewards.',
  response: v.object({ ...totals, averagePointsPerEvent: v.number() }),
});

/** Longest period in days that one request may cover. */
export const MOST_DAYS = MOST_FIGURE_YEARS * 366;
const oneDay = v.object({ createdEvents: v.number(), processedEvents: v.number(), totalPoints: v.number() });
const byDay = v.record(v.string(), v.number());

/** Rewards keyed by day and also by name of the total, because legacy clients read either form. */
export const dailyFeedRewards = endpoint({
  ...raw,
  method: 'GET',
  path: `${BASE}/statistics/daily`,
  summary: 'Returns rewards earned and paid per day (Asia/Seoul).',
  query: v.pipe(
    v.object({ startDate: dayField, endDate: dayField }),
    v.forward(
      v.check(
        ({ startDate, endDate }) =>
          startDate <= endDate && Date.parse(endDate) - Date.parse(startDate) < MOST_DAYS * 86_400_000,
        `기간은 ${MOST_FIGURE_YEARS}년까지 고를 수 있어요.`,
      ),
      ['endDate'],
    ),
  ),
  response: v.intersect([
    v.object({ dailyCreatedEvents: byDay, dailyProcessedEvents: byDay, dailyPoints: byDay }),
    v.record(v.string(), v.union([oneDay, byDay])),
  ]),
});

const outcome = v.object({ success: v.boolean(), message: v.string(), processedCount: v.number() });
const processed = v.object({ ...outcome.entries, eventStatus: v.picklist(FEED_REWARD_STATES) });

/** Endpoint of admins: pays one pending feed reward now; a completed one stays unchanged. */
export const processFeedReward = endpoint({
  method: 'POST',
  path: `${BASE}/{id}/process`,
  access: 'admin',
  wrapping: 'envelope',
  onTop: true,
  keyed: true,
  summary: 'Pays a pending reward now unless something prevents it; a completed one is unchanged.',
  params: idParams,
  response: processed,
});

/** Endpoint of admins: retries failed feed rewards; none is paid twice. */
export const retryFailedRewards = endpoint({
  method: 'POST',
  path: `${BASE}/retry-failed`,
  access: 'admin',
  wrapping: 'envelope',
  onTop: true,
  summary: 'Retries failed rewards; idempotent.',
  response: outcome,
});
