import { LEVELS } from './level.ts';

/**
 * Measures that badges are awarded for: delivered orders, their sum in won, reviews, activity
 * points.
 */
export type BadgeMeasure = 'orders' | 'won' | 'reviews' | 'points';
export type Measures = Readonly<Record<BadgeMeasure, number>>;
/** Badge type that is awarded once `measure` reaches `need`. */
export type BadgeRule = { readonly type: string; readonly measure: BadgeMeasure; readonly need: number };

const rulesOf = (measure: BadgeMeasure, steps: Readonly<Record<string, number>>): BadgeRule[] =>
  Object.entries(steps).map(([type, need]) => ({ type, measure, need }));

/** Activity points that a level requires; infinite for an unknown level. */
const pointsOf = (levelId: number): number =>
  LEVELS[levelId - 1]?.minPointsRequired ?? Number.POSITIVE_INFINITY;

/** All badges that are awarded by a rule, lower thresholds first (contract A.4). */
export const BADGE_RULES: readonly BadgeRule[] = [
  ...rulesOf('orders', {
    FIRST_PURCHASE: 1,
    PURCHASE_5: 5,
    PURCHASE_10: 10,
    PURCHASE_20: 20,
    PURCHASE_50: 50,
    PURCHASE_100: 100,
  }),
  ...rulesOf('won', {
    AMOUNT_100K: 100_000,
    AMOUNT_500K: 500_000,
    AMOUNT_1M: 1_000_000,
    AMOUNT_5M: 5_000_000,
  }),
  ...rulesOf('reviews', { FIRST_REVIEW: 1, REVIEW_10: 10, REVIEW_50: 50, REVIEW_100: 100 }),
  ...rulesOf('points', {
    EARLY_ADOPTER: pointsOf(2),
    VIP: pointsOf(5),
    SNS_CONNECTOR: pointsOf(7),
    INFLUENCER: pointsOf(9),
    LOYAL_CUSTOMER: pointsOf(10),
  }),
];

/** Splits the badges of the given measures into reached and open ones. */
export function badgesFor(measures: Partial<Measures>): { reached: string[]; open: string[] } {
  const asked = BADGE_RULES.filter(({ measure }) => measures[measure] !== undefined);
  const typesOf = (isReached: boolean) =>
    asked
      .filter(({ measure, need }) => (measures[measure] ?? 0) >= need === isReached)
      .map(({ type }) => type);
  return { reached: typesOf(true), open: typesOf(false) };
}

export type BadgeProgress = BadgeRule & { have: number };

/**
 * Returns the progress of badges not owned, nearest to completion first; `have` never exceeds
 * `need`.
 */
export const badgeProgress = (measures: Measures, owned: readonly string[]): BadgeProgress[] =>
  BADGE_RULES.filter(({ type }) => !owned.includes(type))
    .map((rule) => ({ ...rule, have: Math.min(measures[rule.measure], rule.need) }))
    .toSorted((a, b) => b.have / b.need - a.have / a.need);

/** Returns the unearned badge nearest to completion; null if there is none. */
export const nextBadge = (progress: readonly BadgeProgress[]): string | null =>
  progress.find(({ have, need }) => have < need)?.type ?? null;
