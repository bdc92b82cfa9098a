import type { PaidLine } from './refund.ts';

/** Pairs of a line that a claim is for, and those that stay with the buyer. */
export type LineParts<Line> = { part: Line; rest: Line };

const SHARES = ['levelShare', 'followerShare', 'couponShare', 'pointShare'] as const;

/**
 * Splits a line into `quantity` of its pairs and the rest. Discounts and points are prorated in whole won
 * and what rounding leaves stays with the rest, so that both parts add up to the line.
 */
export function splitLine<Line extends PaidLine>(line: Line, quantity: number): LineParts<Line> {
  const part = { ...line, quantity };
  const rest = { ...line, quantity: line.quantity - quantity };
  for (const share of SHARES) {
    part[share] = Math.floor((line[share] * quantity) / line.quantity);
    rest[share] = line[share] - part[share];
  }
  return { part, rest };
}

type Bought = { quantity: number; splitFrom: number | null; confirmedAt: Date | null };

/**
 * Returns the numbers of pairs below all of them that a claim may be for. None for a confirmed line, whose
 * points and settlement are of the whole line, for a disputed one, and for a line that was split before.
 */
export const claimableParts = (line: Bought, isDisputed: boolean): number[] =>
  line.confirmedAt !== null || line.splitFrom !== null || isDisputed
    ? []
    : Array.from({ length: line.quantity - 1 }, (_, index) => index + 1);

/**
 * Returns the lines of an order as they are once `quantity` pairs of one are split off, and that part; its id
 * is 0, as nothing is stored.
 */
export function splitAmong<Line extends PaidLine & { id: number }>(
  all: readonly Line[],
  line: Line,
  quantity: number,
): { all: Line[]; part: Line } {
  const split = splitLine(line, quantity);
  const part = { ...split.part, id: 0 };
  return { all: [...all.map((one) => (one.id === line.id ? split.rest : one)), part], part };
}
