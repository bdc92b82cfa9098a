import type { Sums } from '#domain/admin/analytics/sums.ts';
import { daysOf, type Period } from '#domain/kit/period.ts';
import { laterDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { countDays, readDays } from './figures-store.ts';

/** Days before today that are counted as they stand where they are not summed yet: it is just past midnight. */
const LIVE_DAYS = 2;

export type Days = {
  sums: ReadonlyMap<string, Sums>;
  /** Days of the period that were counted just now. */
  live: readonly string[];
  /** Days of the period whose sums are still to be written. */
  missing: number;
};

/** What is known of a period: the sums of finished days, and the day under way as it stands. */
export async function lookAt(
  db: Queryable,
  period: Period,
  { today, first }: { today: string; first: string | null },
): Promise<Days> {
  const summed = await readDays(db, period);
  // Before the shop's first day nothing was.
  for (const day of daysOf(period)) if (day < (first ?? today) && !summed.has(day)) summed.set(day, {});
  const open = daysOf(period).filter((day) => day === today || !summed.has(day));
  const live = open.filter((day) => day >= laterDay(today, -LIVE_DAYS));
  const counted = await countDays(db, live);
  return { sums: new Map([...summed, ...counted]), live, missing: open.length - live.length };
}
