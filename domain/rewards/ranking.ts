import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema, intQuery } from '../kit/fields.ts';
import { levelInfoSchema } from './level.ts';

/** Where the ranking ends. */
const MOST_RANKED = 100;

export const levelOfMember = endpoint({
  method: 'GET',
  path: '/api/users/level/users/{userId}',
  access: 'public',
  summary: 'Level, points and rank of a member',
  params: v.object({ userId: idSchema }),
  response: levelInfoSchema,
  wrapping: 'envelope',
});

const rankedSchema = v.object({
  userId: v.number(),
  /** The nickname, as in every other place where members see each other. */
  username: v.string(),
  nickname: v.string(),
  totalPoints: v.number(),
  currentLevel: v.object({
    levelId: v.number(),
    levelName: v.string(),
    minPointsRequired: v.number(),
    discountRate: v.number(),
    emoji: v.string(),
    rewardDescription: v.string(),
    displayName: v.string(),
  }),
  levelDisplayName: v.string(),
  levelEmoji: v.string(),
  /** Whoever has as many points has the same one. */
  rank: v.number(),
});
export type RankedMember = v.InferOutput<typeof rankedSchema>;

export const levelRanking = endpoint({
  method: 'GET',
  path: '/api/users/level/ranking',
  access: 'public',
  summary: 'Members with the most activity points, the first one first',
  query: v.object({ limit: intQuery(50, 1, MOST_RANKED) }),
  response: v.array(rankedSchema),
  wrapping: 'raw',
});
