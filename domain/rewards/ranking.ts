import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema, intQuery } from '../kit/forms/fields.ts';
import { seoulMonth, seoulWeek } from '../kit/time/time.ts';
import { levelInfoSchema } from './level.ts';

/** Default and largest number of members in a ranking. */
export const USUALLY_RANKED = 50;
const MOST_RANKED = 100;

/** Periods of the ranking (Asia/Seoul): this week (from Monday), this month, or all time. */
export const RANKING_PERIODS = ['week', 'month', 'all'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

const periodField = v.optional(v.picklist(RANKING_PERIODS, '순위의 기간을 확인해 주세요.'), 'all');

/** Returns the start of a ranking period; null for all time. */
export function rankedFrom(period: RankingPeriod, now: Date): Date | null {
  if (period === 'all') return null;
  return period === 'week' ? seoulWeek(now) : seoulMonth(now);
}

/** Public endpoint: reads level, activity points and rank of a member. */
export const levelOfMember = endpoint({
  method: 'GET',
  path: '/api/users/level/users/{userId}',
  access: 'public',
  summary: 'Returns level, points and rank of a member.',
  params: v.object({ userId: idSchema }),
  response: levelInfoSchema,
  wrapping: 'envelope',
});

const rankedSchema = v.object({
  userId: v.number(),
  /** Nickname, the name under which members see each other. */
  username: v.string(),
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  /** Activity points of all time, which determine the level. */
  totalPoints: v.number(),
  /** Activity points of the ranked period; equal to `totalPoints` for all time. */
  periodPoints: v.number(),
  currentLevel: v.object({
    levelId: v.number(),
    levelName: v.string(),
    minPointsRequired: v.number(),
    discountRate: v.number(),
    freeDelivery: v.optional(v.boolean()),
    emoji: v.string(),
    rewardDescription: v.string(),
    displayName: v.string(),
  }),
  levelDisplayName: v.string(),
  levelEmoji: v.string(),
  /** Rank; members with equal points share it. */
  rank: v.number(),
});
export type RankedMember = v.InferOutput<typeof rankedSchema>;

/** Public endpoint: lists the members with the most activity points in a period, best first. */
export const levelRanking = endpoint({
  method: 'GET',
  path: '/api/users/level/ranking',
  access: 'public',
  summary: 'Lists members by activity points, highest first.',
  query: v.object({ limit: intQuery(USUALLY_RANKED, 1, MOST_RANKED), period: periodField }),
  response: v.array(rankedSchema),
  wrapping: 'raw',
});

const ownRankSchema = v.object({
  userId: v.number(),
  periodPoints: v.number(),
  /** Rank; null without points in the week or month. */
  rank: v.nullable(v.number()),
});
export type OwnRank = v.InferOutput<typeof ownRankSchema>;

/** Endpoint of members: reads own points and rank in the ranking of a period. */
export const ownRanking = endpoint({
  method: 'GET',
  path: '/api/users/level/ranking/me',
  access: 'member',
  summary: "Returns the caller's points and rank in the ranking of a period.",
  query: v.object({ period: periodField }),
  response: ownRankSchema,
  wrapping: 'envelope',
});
