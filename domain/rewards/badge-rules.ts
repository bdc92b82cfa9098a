import { LEVELS } from './level.ts';

/** What badges are given for: delivered orders, the won they came to, written reviews, activity points. */
export type BadgeMeasure = 'orders' | 'won' | 'reviews' | 'points';
export type Measures = Readonly<Record<BadgeMeasure, number>>;
export type BadgeRule = { readonly type: string; readonly measure: BadgeMeasure; readonly need: number };

const rulesOf = (measure: BadgeMeasure, steps: Readonly<Record<string, number>>): BadgeRule[] =>
  Object.entries(steps).map(([type, need]) => ({ type, measure, need }));

/** Activity points that a level asks for. */
const pointsOf = (levelId: number): number =>
  LEVELS[levelId - 1]?.minPointsRequired ?? Number.POSITIVE_INFINITY;

/** Every badge that is given by a rule, lower steps first (contract A.4). */
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

/** Badges whose step these measures have reached, and those whose step they have not; of the measures that are given. */
export function badgesFor(measures: Partial<Measures>): { reached: string[]; open: string[] } {
  const asked = BADGE_RULES.filter(({ measure }) => measures[measure] !== undefined);
  const typesOf = (isReached: boolean) =>
    asked
      .filter(({ measure, need }) => (measures[measure] ?? 0) >= need === isReached)
      .map(({ type }) => type);
  return { reached: typesOf(true), open: typesOf(false) };
}

export type BadgeProgress = BadgeRule & { have: number };

/** How far a member is with every badge that is not owned, the nearest to done first; what is reached is full. */
export const badgeProgress = (measures: Measures, owned: readonly string[]): BadgeProgress[] =>
  BADGE_RULES.filter(({ type }) => !owned.includes(type))
    .map((rule) => ({ ...rule, have: Math.min(measures[rule.measure], rule.need) }))
    .toSorted((a, b) => b.have / b.need - a.have / a.need);

/** The badge that a member is nearest to, of those still to be earned. */
export const nextBadge = (progress: readonly BadgeProgress[]): string | null =>
  progress.find(({ have, need }) => have < need)?.type ?? null;
