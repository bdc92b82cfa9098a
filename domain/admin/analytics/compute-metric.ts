import type { Metric, Signed } from './metrics.ts';
import { DAY_SUMS, type DaySum, type Sums } from './sums.ts';

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const addUp = (of: Signed, sums: Sums): number =>
  DAY_SUMS.reduce((total, name) => total + (of[name] ?? 0) * (sums[name] ?? 0), 0);

/**
 * Computes a metric from aggregates; null for a zero divisor or a metric not made of aggregates.
 */
export function computeMetric(
  { reckoning, unit }: Pick<Metric, 'reckoning' | 'unit'>,
  sums: Sums,
): number | null {
  if (reckoning.by === 'sum' || reckoning.by === 'rest') return addUp(reckoning.of, sums);
  if (reckoning.by !== 'share') return null;
  const whole = sums[reckoning.whole] ?? 0;
  if (whole === 0) return null;
  const share = ((sums[reckoning.part] ?? 0) * reckoning.times) / whole;
  return rounded(share, unit === 'won' ? 0 : unit === 'stars' ? 2 : 1);
}

/** Adds up the aggregates of several days. */
export function totalOf(days: Iterable<Sums>): Sums {
  const total: Partial<Record<DaySum, number>> = {};
  for (const day of days) for (const name of DAY_SUMS) total[name] = (total[name] ?? 0) + (day[name] ?? 0);
  return total;
}
