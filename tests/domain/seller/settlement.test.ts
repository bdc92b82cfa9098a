import { describe, expect, it } from 'vitest';
import { feeOf } from '#domain/seller/settlements/settlement.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';

describe('weekOf', () => {
  it.each([
    ['2026-11-22T14:59:59.999Z', '2026-11-16', '2026-11-22'],
    ['2026-11-22T15:00:00.000Z', '2026-11-23', '2026-11-29'],
    ['2026-11-26T03:00:00.000Z', '2026-11-23', '2026-11-29'],
    ['1970-01-01T00:00:00.000Z', '1969-12-29', '1970-01-04'],
    ['2026-12-31T15:00:00.000Z', '2026-12-28', '2027-01-03'],
  ])('goes from Monday to Sunday in Seoul: %s', (at, start, end) => {
    expect(weekOf(new Date(at))).toMatchObject({ start, end });
  });

  it('begins and ends at midnight in Seoul', () => {
    const { from, until } = weekOf(new Date('2026-11-25T00:00:00Z'));
    expect([from.toISOString(), until.toISOString()]).toEqual([
      '2026-11-22T15:00:00.000Z',
      '2026-11-29T15:00:00.000Z',
    ]);
  });
});

describe('feeOf', () => {
  it.each([
    [10_000, 1_000, 1_000],
    [63_205, 1_000, 6_321],
    [63_204, 1_000, 6_320],
    [1_234, 0, 0],
    [1_234, 10_000, 1_234],
    [99_999, 333, 3_330],
  ])('of %i won at %i basis points is %i won', (gross, points, fee) => {
    expect(feeOf(gross, points)).toBe(fee);
  });
});
