import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';
import { partsOf } from './breakdown-sql.ts';
import { actsOf, sumsOf } from './daily-sum-sql.ts';

/** Metric that every aggregated day has, by which its aggregation is detected. */
const ALWAYS = 'orders';

/** SQL: day of the first member, order, feed or point. */
const FIRST = sql`seoul_day(least(
  (select min(created_at) from users), (select min(ordered_at) from orders),
  (select min(created_at) from feeds), (select min(created_at) from point_ledger)))`;

/** Returns the first day with data; null if there is none. */
export async function firstDay(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select ${FIRST}::text as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** Finds finished days to aggregate, newest first: never aggregated, or changed since. */
export async function dueDays(db: Queryable, today: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with first as (select ${FIRST} as day)
    select day::text as day from (
      select distinct day from day_touches where day < ${today}::date
      union
      select made::date from first, generate_series(first.day, ${today}::date - 1, interval '1 day') as made
      where not exists (select from day_sums s where s.metric = ${ALWAYS} and s.day = made::date)) as due
    order by due.day desc limit ${most}`.execute(db);
  return rows.map(({ day }) => day);
}

/** Serialises the aggregation, as two servers would write the same rows. */
export async function takeTurn(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.daySums)})`.execute(tx);
}

/**
 * Deletes the change marks of a day before it is aggregated, so that a concurrent change is
 * aggregated next time.
 */
export async function forgetTouches(tx: Queryable, day: string): Promise<void> {
  await sql`delete from day_touches where day = ${day}::date`.execute(tx);
}

/** Rewrites the aggregates of a day. */
export async function writeDay(tx: Queryable, day: string): Promise<void> {
  const whole = { from: day, to: day };
  for (const table of ['active_days', 'day_sums', 'day_parts'] as const)
    await sql`delete from ${sql.table(table)} where day = ${day}::date`.execute(tx);
  await sql`insert into active_days (day, user_id)
    select ${day}::date, acting.user_id from (${actsOf(whole)}) as acting`.execute(tx);
  await sql`insert into day_sums (metric, day, value)
    select s.metric, ${day}::date, s.value from (${sumsOf(whole)}) as s`.execute(tx);
  await sql`insert into day_parts (kind, day, part, metric, value)
    select p.kind, ${day}::date, p.part, p.metric, p.value from (${partsOf(whole)}) as p
    where p.value <> 0`.execute(tx);
}
