import * as v from 'valibot';
import { endpoint } from './kit/endpoint.ts';
import { pageQuery } from './kit/page.ts';

export type Level = {
  levelId: number;
  levelName: string;
  minPointsRequired: number;
  discountRate: number;
  emoji: string;
  rewardDescription: string;
};

/** Activity points needed and what each level gives (contract.md A.3). */
export const LEVELS: readonly Level[] = [
  {
    levelId: 1,
    levelName: '브론즈',
    minPointsRequired: 0,
    discountRate: 0,
    emoji: '🥉',
    rewardDescription: '활동을 시작해 보세요',
  },
  {
    levelId: 2,
    levelName: '실버',
    minPointsRequired: 100,
    discountRate: 2,
    emoji: '🥈',
    rewardDescription: '2% 할인',
  },
  {
    levelId: 3,
    levelName: '골드',
    minPointsRequired: 300,
    discountRate: 5,
    emoji: '🥇',
    rewardDescription: '5% 할인',
  },
  {
    levelId: 4,
    levelName: '플래티넘',
    minPointsRequired: 600,
    discountRate: 8,
    emoji: '💎',
    rewardDescription: '8% 할인',
  },
  {
    levelId: 5,
    levelName: 'VIP',
    minPointsRequired: 1000,
    discountRate: 10,
    emoji: '👑',
    rewardDescription: '10% 할인과 우선 배송',
  },
  {
    levelId: 6,
    levelName: 'VVIP',
    minPointsRequired: 2000,
    discountRate: 15,
    emoji: '⭐',
    rewardDescription: '15% 할인과 전담 상담',
  },
  {
    levelId: 7,
    levelName: '다이아몬드',
    minPointsRequired: 3000,
    discountRate: 18,
    emoji: '💍',
    rewardDescription: '18% 할인과 무료 배송',
  },
  {
    levelId: 8,
    levelName: '마스터',
    minPointsRequired: 5000,
    discountRate: 20,
    emoji: '🎯',
    rewardDescription: '20% 할인과 이벤트 초대',
  },
  {
    levelId: 9,
    levelName: '레전드',
    minPointsRequired: 8000,
    discountRate: 25,
    emoji: '⚡',
    rewardDescription: '25% 할인과 한정 혜택',
  },
  {
    levelId: 10,
    levelName: '신화',
    minPointsRequired: 15000,
    discountRate: 30,
    emoji: '✨',
    rewardDescription: '30% 할인과 모든 혜택',
  },
];

const [LOWEST] = LEVELS;
if (!LOWEST) throw new Error('there is no lowest level');
const BASE: Level = LOWEST;

export type Standing = { level: Level; pointsToNextLevel: number; levelProgress: number };

/** The highest level reached and the way to the next one: points left and percent, 0 and 100 at the top (contract.md B.14). */
export function standingOf(totalPoints: number): Standing {
  const level = LEVELS.findLast(({ minPointsRequired }) => minPointsRequired <= totalPoints) ?? BASE;
  const next = LEVELS.find(({ minPointsRequired }) => minPointsRequired > totalPoints);
  if (!next) return { level, pointsToNextLevel: 0, levelProgress: 100 };
  const span = next.minPointsRequired - level.minPointsRequired;
  const progress = ((totalPoints - level.minPointsRequired) / span) * 100;
  return {
    level,
    pointsToNextLevel: next.minPointsRequired - totalPoints,
    levelProgress: Math.round(progress * 10) / 10,
  };
}

/** A progress bar never passes its end (spec section 9). */
export const cappedProgress = (percent: number): number => Math.min(100, Math.max(0, percent));

const levelInfoSchema = v.object({
  levelEmoji: v.string(),
  levelDisplayName: v.string(),
  rewardDescription: v.string(),
  pointsToNextLevel: v.number(),
  levelProgress: v.number(),
  totalPoints: v.number(),
  userRank: v.number(),
  currentLevel: v.object({
    levelId: v.number(),
    levelName: v.optional(v.string()),
    minPointsRequired: v.optional(v.number()),
    discountRate: v.optional(v.number()),
  }),
});
export type LevelInfo = v.InferOutput<typeof levelInfoSchema>;

const activitySchema = v.object({
  activityId: v.number(),
  id: v.optional(v.number()),
  activityType: v.optional(v.string()),
  description: v.string(),
  pointsEarned: v.number(),
  createdAt: v.string(),
});
export type Activity = v.InferOutput<typeof activitySchema>;

export const myLevel = endpoint({
  method: 'GET',
  path: '/api/users/level/me',
  access: 'member',
  summary: 'Own level, progress and rank',
  response: levelInfoSchema,
  wrapping: 'raw',
});

export const myActivities = endpoint({
  method: 'GET',
  path: '/api/users/level/me/activities',
  access: 'member',
  summary: 'Own activities, newest first',
  query: v.object(pageQuery()),
  response: v.object({
    content: v.array(activitySchema),
    totalPages: v.number(),
    totalElements: v.number(),
    number: v.optional(v.number()),
    size: v.optional(v.number()),
    first: v.optional(v.boolean()),
    last: v.optional(v.boolean()),
    empty: v.optional(v.boolean()),
    numberOfElements: v.optional(v.number()),
  }),
  wrapping: 'raw',
});
