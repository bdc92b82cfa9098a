import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGES } from '#domain/rewards/badge.ts';
import { BADGE_RULES, badgeProgress, badgesFor, nextBadge } from '#domain/rewards/badge-rules.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';

const measures = fc.record({
  orders: fc.integer({ min: 0, max: 120 }),
  won: fc.integer({ min: 0, max: 6_000_000 }),
  reviews: fc.integer({ min: 0, max: 120 }),
  points: fc.integer({ min: 0, max: 20_000 }),
});

describe('BADGE_RULES', () => {
  it('have a rule for every badge except the one that is awarded by hand', () => {
    const ruled = BADGE_RULES.map(({ type }) => type);
    expect(Object.keys(BADGES).filter((type) => !ruled.includes(type))).toEqual(['ANNIVERSARY_2024']);
    expect(new Set(ruled).size).toBe(ruled.length);
  });

  it('award the badge of a level with that level', () => {
    for (const [type, levelId] of [
      ['EARLY_ADOPTER', 2],
      ['VIP', 5],
      ['SNS_CONNECTOR', 7],
      ['INFLUENCER', 9],
      ['LOYAL_CUSTOMER', 10],
    ] as const) {
      const { need = 0 } = BADGE_RULES.find((rule) => rule.type === type) ?? {};
      expect([type, levelProgressOf(need).level.levelId, levelProgressOf(need - 1).level.levelId]).toEqual([
        type,
        levelId,
        levelId - 1,
      ]);
    }
  });

  it('badgesFor and badgeProgress split the badges, by the measures that are given', () => {
    fc.assert(
      fc.property(measures, (given) => {
        const { reached, open } = badgesFor(given);
        expect([...reached, ...open].toSorted()).toEqual(BADGE_RULES.map(({ type }) => type).toSorted());
        expect(badgesFor({ reviews: given.reviews }).reached).toEqual(
          reached.filter((type) =>
            BADGE_RULES.some((rule) => rule.type === type && rule.measure === 'reviews'),
          ),
        );
      }),
    );
  });

  it('nextBadge is the one with the highest progress among those not owned and not reached', () => {
    fc.assert(
      fc.property(measures, (given) => {
        const { reached, open } = badgesFor(given);
        const progress = badgeProgress(given, reached);
        expect(progress.map(({ type }) => type).toSorted()).toEqual(open.toSorted());
        const parts = progress.map(({ have, need }) => have / need);
        expect(Math.max(0, ...parts)).toBe(parts[0] ?? 0);
        expect(parts.every((part) => part < 1)).toBe(true);
        expect(nextBadge(progress)).toBe(progress[0]?.type ?? null);
        // A badge that is reached and not yet given is full and can no longer be earned.
        expect(nextBadge(badgeProgress(given, []))).toBe(nextBadge(progress));
      }),
    );
  });
});
