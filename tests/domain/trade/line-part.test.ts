import { describe, expect, it } from 'vitest';
import { claimableParts, splitAmong, splitLine } from '#domain/trade/claims/line-part.ts';
import { paidFor } from '#domain/trade/claims/refund.ts';

const line = {
  id: 7,
  unitPrice: 33_333,
  quantity: 3,
  levelShare: 1_000,
  followerShare: 700,
  couponShare: 500,
  pointShare: 101,
};
const unclaimed = { quantity: 3, splitFrom: null, confirmedAt: null };

describe('splitLine', () => {
  it.each([1, 2])('of three pairs into %i and the rest adds up to the line to the won', (quantity) => {
    const { part, rest } = splitLine(line, quantity);
    expect([part.quantity, rest.quantity]).toEqual([quantity, 3 - quantity]);
    expect(paidFor(part) + paidFor(rest)).toBe(paidFor(line));
    for (const share of ['levelShare', 'followerShare', 'couponShare', 'pointShare'] as const)
      expect(part[share] + rest[share]).toBe(line[share]);
  });

  it('leaves the won that rounding leaves with the rest', () => {
    const { part, rest } = splitLine(line, 1);
    expect([part.levelShare, rest.levelShare]).toEqual([333, 667]);
    expect([part.pointShare, rest.pointShare]).toEqual([33, 68]);
  });
});

describe('splitAmong', () => {
  it('replaces the line by its rest and adds the part, other lines unchanged', () => {
    const other = { ...line, id: 8, quantity: 1 };
    const { all, part } = splitAmong([line, other], line, 2);
    expect(all.map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 1],
      [8, 1],
      [0, 2],
    ]);
    expect(all.at(-1)).toBe(part);
  });
});

describe('claimableParts', () => {
  it('are all numbers below the quantity of the line', () =>
    expect([1, 2, 4].map((quantity) => claimableParts({ ...unclaimed, quantity }, false))).toEqual([
      [],
      [1],
      [1, 2, 3],
    ]));

  it.each([
    ['confirmed', { ...unclaimed, confirmedAt: new Date(0) }, false],
    ['split before', { ...unclaimed, splitFrom: 4 }, false],
    ['disputed', unclaimed, true],
  ] as const)('are none of a line that is %s', (_, bought, isDisputed) =>
    expect(claimableParts(bought, isDisputed)).toEqual([]),
  );
});
