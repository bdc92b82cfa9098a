import { MOST_PARTS, type StatsPart } from '#domain/admin/analytics/stats.ts';
import { PART_SUMS, type PartSum } from '#domain/admin/analytics/sums.ts';
import { rateOf } from '#domain/kit/pricing/rate.ts';
import type { PartRow } from './stats-store.ts';

export type PartSums = Readonly<Partial<Record<PartSum, number>>>;
type Parts = ReadonlyMap<string, PartSums>;

const isPartSum = (text: string): text is PartSum => PART_SUMS.some((name) => name === text);

/** Groups aggregate rows by kind and part. */
export function foldParts(rows: readonly PartRow[]): Map<string, Map<string, PartSums>> {
  const kinds = new Map<string, Map<string, PartSums>>();
  for (const { kind, part, metric, value } of rows) {
    if (!isPartSum(metric)) continue;
    const parts = kinds.get(kind) ?? new Map<string, PartSums>();
    parts.set(part, { ...parts.get(part), [metric]: value });
    kinds.set(kind, parts);
  }
  return kinds;
}

type Unnamed = Omit<StatsPart, 'name'>;

/** Returns the best-selling parts; the rest is summed up in the last one. */
export function largestOf(parts: Parts = new Map(), earlier: Parts | null): Unnamed[] {
  const all = [...parts].sort(
    ([a, left], [b, right]) => (right.goods ?? 0) - (left.goods ?? 0) || a.localeCompare(b),
  );
  const shown = all.slice(0, MOST_PARTS).map(([part, sums]) => toPart(part, sums, earlier?.get(part)?.goods));
  const rest = all.slice(MOST_PARTS).map(([, sums]) => sums);
  const told = shown.map((one) => ({ ...one, goodsBefore: earlier ? (one.goodsBefore ?? 0) : null }));
  return rest.length === 0 ? told : [...told, toPart(null, together(rest), undefined)];
}

function together(list: readonly PartSums[]): PartSums {
  const total: Partial<Record<PartSum, number>> = {};
  for (const sums of list) for (const name of PART_SUMS) total[name] = (total[name] ?? 0) + (sums[name] ?? 0);
  return total;
}

const toPart = (part: string | null, sums: PartSums, before: number | undefined): Unnamed => {
  const { goods = 0, pieces = 0, lines = 0, cancelled = 0, returned = 0, exchanged = 0 } = sums;
  return {
    part,
    goods,
    pieces,
    lines,
    cancelRate: rateOf(cancelled, lines),
    returnRate: rateOf(returned, lines),
    exchangeRate: rateOf(exchanged, lines),
    goodsBefore: before ?? null,
  };
};
