import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

export type Level = {
  levelId: number;
  levelName: string;
  minPointsRequired: number;
  discountRate: number;
  emoji: string;
  rewardDescription: string;
};

type Row = readonly [name: string, min: number, discount: number, emoji: string, reward: string];

const toLevel = (
  [levelName, minPointsRequired, discountRate, emoji, rewardDescription]: Row,
  levelId: number,
): Level => ({ levelId, levelName, minPointsRequired, discountRate, emoji, rewardDescription });

const LOWEST = toLevel(['브론즈', 0, 0, '🥉', '활동을 시작해 보세요'], 1);

const HIGHER: readonly Row[] = [
  ['실버', 100, 2, '🥈', '2% 할인'],
  ['골드', 300, 5, '🥇', '5% 할인'],
  ['플래티넘', 600, 8, '💎', '8% 할인'],
  ['VIP', 1_000, 10, '👑', '10% 할인과 우선 배송'],
  ['VVIP', 2_000, 15, '⭐', '15% 할인과 전담 상담'],
  ['다이아몬드', 3_000, 18, '💍', '18% 할인과 무료 배송'],
  ['마스터', 5_000, 20, '🎯', '20% 할인과 이벤트 초대'],
  ['레전드', 8_000, 25, '⚡', '25% 할인과 한정 혜택'],
  ['신화', 15_000, 30, '✨', '30% 할인과 모든 혜택'],
];

/** Activity points needed and what each level gives, lowest first (contract A.3). */
export const LEVELS: readonly Level[] = [LOWEST, ...HIGHER.map((row, index) => toLevel(row, index + 2))];

/** The wire's display name: `Lv.3 🥇 골드`. */
export const displayNameOf = ({ levelId, emoji, levelName }: Level): string =>
  `Lv.${levelId} ${emoji} ${levelName}`;

/** The display name without its emoji, where the medal of the level is drawn or there is no room for one: `Lv.3 골드`. */
export const bareNameOf = (displayName: string): string =>
  displayName
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export type Standing = { level: Level; pointsToNextLevel: number; levelProgress: number };

/** The highest level reached and the way to the next one: points left and percent, 0 and 100 at the top (contract B.14). */
export function standingOf(totalPoints: number): Standing {
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

/** A progress bar never passes its end (spec 9.3). */
export const cappedProgress = (percent: number): number =>
  Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;

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
    emoji: v.optional(v.string()),
    rewardDescription: v.optional(v.string()),
    displayName: v.optional(v.string()),
  }),
});
export type LevelInfo = v.InferOutput<typeof levelInfoSchema>;

export const myLevel = endpoint({
  method: 'GET',
  path: '/api/users/level/me',
  access: 'member',
  summary: 'Own level, progress and rank',
  response: levelInfoSchema,
  wrapping: 'raw',
});
