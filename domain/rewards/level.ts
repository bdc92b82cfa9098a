import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { describeBenefits, type LevelBenefits, NO_BENEFITS } from './level-benefits.ts';

/** Activity level with its threshold in points and its benefits. */
export type Level = LevelBenefits & {
  levelId: number;
  levelName: string;
  minPointsRequired: number;
  emoji: string;
  /** Benefits as text, generated from the benefit rules. */
  rewardDescription: string;
};

type Row = readonly [name: string, min: number, emoji: string, benefits: LevelBenefits];

const toLevel = ([levelName, minPointsRequired, emoji, benefits]: Row, levelId: number): Level => ({
  levelId,
  levelName,
  minPointsRequired,
  emoji,
  ...benefits,
  rewardDescription: describeBenefits(benefits),
});

const LOWEST = toLevel(['브론즈', 0, '🥉', NO_BENEFITS], 1);

/** Rows of the upper levels; benefits never decrease with the level. */
const HIGHER: readonly Row[] = [
  ['실버', 100, '🥈', { discountRate: 2, freeDelivery: false }],
  ['골드', 300, '🥇', { discountRate: 5, freeDelivery: false }],
  ['플래티넘', 600, '💎', { discountRate: 8, freeDelivery: false }],
  ['VIP', 1_000, '👑', { discountRate: 10, freeDelivery: false }],
  ['VVIP', 2_000, '⭐', { discountRate: 15, freeDelivery: false }],
  ['다이아몬드', 3_000, '💍', { discountRate: 18, freeDelivery: true }],
  ['마스터', 5_000, '🎯', { discountRate: 20, freeDelivery: true }],
  ['레전드', 8_000, '⚡', { discountRate: 25, freeDelivery: true }],
  ['신화', 15_000, '✨', { discountRate: 30, freeDelivery: true }],
];

/** All levels with thresholds and benefits, lowest first (contract A.3). */
export const LEVELS: readonly Level[] = [LOWEST, ...HIGHER.map((row, index) => toLevel(row, index + 2))];

/** Name of the lowest level with free delivery. */
export const FREE_DELIVERY_LEVEL = LEVELS.find(({ freeDelivery }) => freeDelivery)?.levelName ?? '';

/** Returns the display name of the API: `Lv.3 🥇 골드`. */
export const displayNameOf = ({ levelId, emoji, levelName }: Level): string =>
  `Lv.${levelId} ${emoji} ${levelName}`;

/**
 * Returns the display name without its emoji, for places that draw the medal or lack room: `Lv.3
 * 골드`.
 */
export const bareNameOf = (displayName: string): string =>
  displayName
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Level of a member, points to the next one and progress in percent. */
export type LevelProgress = { level: Level; pointsToNextLevel: number; levelProgress: number };

/**
 * Returns the level reached, the points left to the next one and the progress in percent; 0 and 100
 * at the top (contract B.14).
 */
export function levelProgressOf(totalPoints: number): LevelProgress {
  const level = LEVELS.findLast(({ minPointsRequired }) => minPointsRequired <= totalPoints) ?? LOWEST;
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

/** Clamps a percentage to 0..100 for a progress bar (spec 9.3). */
export const cappedProgress = (percent: number): number =>
  Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;

/** Schema of a member's level, progress and rank. */
export const levelInfoSchema = v.object({
  userId: v.optional(v.number()),
  currentLevelName: v.optional(v.string()),
  levelEmoji: v.string(),
  levelDisplayName: v.string(),
  rewardDescription: v.nullish(v.string(), ''),
  pointsToNextLevel: v.number(),
  levelProgress: v.number(),
  totalPoints: v.number(),
  userRank: v.number(),
  currentLevel: v.object({
    levelId: v.number(),
    levelName: v.optional(v.string()),
    minPointsRequired: v.optional(v.number()),
    discountRate: v.optional(v.number()),
    freeDelivery: v.optional(v.boolean()),
    emoji: v.optional(v.string()),
    rewardDescription: v.optional(v.string()),
    displayName: v.optional(v.string()),
  }),
});
export type LevelInfo = v.InferOutput<typeof levelInfoSchema>;

/** Endpoint of members: reads own level, progress and rank. */
export const myLevel = endpoint({
  method: 'GET',
  path: '/api/users/level/me',
  access: 'member',
  summary: "Returns the caller's level, progress and rank.",
  response: levelInfoSchema,
  wrapping: 'raw',
});
