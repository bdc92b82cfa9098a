import { type RawBuilder, sql } from 'kysely';
import { DAY_SUMS, type DaySum, type Sums } from '#domain/admin/analytics/sums.ts';
import { daysOf, type Period } from '#domain/kit/period.ts';
import { laterDay } from '#domain/kit/time/time.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import type { Queryable } from '../../db/database.ts';
import { actsOf, sumsOf } from './daily-sum-sql.ts';

const names = sql.join(DAY_SUMS.map((name) => sql.lit(name)));

type DayRow = { day: string; sums: Sums };

/**
 * SQL: folds aggregates into one row per day, as a year of single values would be thousands of
 * rows.
 */
const folded = (rows: RawBuilder<unknown>) =>
  sql<DayRow>`select day, jsonb_object_agg(metric, value) as sums from (${rows}) as r group by day`;
const byDay = (rows: readonly DayRow[]) => new Map(rows.map(({ day, sums }) => [day, sums]));

/** Loads the aggregates of a period by day; a missing day was not aggregated. */
export async function readDays(db: Queryable, { from, to }: Period): Promise<Map<string, Sums>> {
  const { rows } = await folded(sql`select day::text as day, metric, value from day_sums
    where metric in (${names}) and day between ${from}::date and ${to}::date`).execute(db);
  return byDay(rows);
}

/** Computes the aggregates of some days from the current rows. */
export async function countDays(db: Queryable, days: readonly string[]): Promise<Map<string, Sums>> {
  if (days.length === 0) return new Map();
  const each = days.map(
    (day) => sql`select ${day}::text as day, s.metric, s.value from (${sumsOf({ from: day, to: day })}) as s`,
  );
  const { rows } = await folded(sql.join(each, sql` union all `)).execute(db);
  return byDay(rows);
}

/** Sums the aggregates before each of some days. */
export async function readBefore(
  db: Queryable,
  days: readonly string[],
  of: readonly DaySum[],
): Promise<Sums[]> {
  const each = days.map(
    (day, index) => sql`select ${index}::text as day, metric, sum(value) as value from day_sums
      where metric in (${sql.join(of.map((name) => sql.lit(name)))}) and day < ${day}::date group by metric`,
  );
  const { rows } = await folded(sql.join(each, sql` union all `)).execute(db);
  const found = byDay(rows);
  return days.map((_, index) => found.get(String(index)) ?? {});
}

export type People = Readonly<Record<1 | 7 | 30, number>>;
const MONTH = SPAN_DAYS.month;

/**
 * Counts distinct active members up to the end of a period; `live` days are computed from the rows.
 */
export async function countPeople(db: Queryable, to: string, live: readonly string[]): Promise<People> {
  const window = daysOf({ from: laterDay(to, 1 - MONTH), to });
  const acted = live
    .filter((day) => window.includes(day))
    .map(
      (day) => sql` union all select ${day}::date, a.user_id from (${actsOf({ from: day, to: day })}) as a`,
    );
  const since = (count: number) =>
    sql`count(distinct user_id) filter (where day > ${laterDay(to, -count)}::date)`;
  const { rows } = await sql<Record<'day' | 'week' | 'month', number>>`
    select ${since(1)} as day, ${since(7)} as week, ${since(MONTH)} as month from (
      select day, user_id from active_days
      where day > ${laterDay(to, -MONTH)}::date and day <= ${to}::date
      ${acted.length > 0 ? sql.join(acted, sql``) : sql``}) as acted`.execute(db);
  const [row] = rows;
  return { 1: Number(row?.day ?? 0), 7: Number(row?.week ?? 0), 30: Number(row?.month ?? 0) };
}
