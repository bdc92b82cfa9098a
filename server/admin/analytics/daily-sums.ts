import type { Sums } from '#domain/admin/analytics/sums.ts';
import { daysOf, type Period } from '#domain/kit/period.ts';
import { laterDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { countDays, readDays } from './metric-store.ts';

/**
 * Most days before today that are computed live if their aggregates are missing, as just after
 * midnight.
 */
const LIVE_DAYS = 2;

/** Aggregates of a period by day. */
export type Days = {
  sums: ReadonlyMap<string, Sums>;
  /** Days of the period that were computed live. */
  live: readonly string[];
  /** Number of days of the period without aggregates. */
  missing: number;
};

/** Loads the aggregates of a period, and computes the current day live. */
export async function lookAt(
  db: Queryable,
  period: Period,
  { today, first }: { today: string; first: string | null },
): Promise<Days> {
  const summed = await readDays(db, period);
  // Days before the first day of the shop are empty.
  for (const day of daysOf(period)) if (day < (first ?? today) && !summed.has(day)) summed.set(day, {});
  const open = daysOf(period).filter((day) => day === today || !summed.has(day));
  const live = open.filter((day) => day >= laterDay(today, -LIVE_DAYS));
  const counted = await countDays(db, live);
  return { sums: new Map([...summed, ...counted]), live, missing: open.length - live.length };
}
