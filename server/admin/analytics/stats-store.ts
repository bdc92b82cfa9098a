import { sql } from 'kysely';
import { endOf, type Period, startOf } from '#domain/kit/period.ts';
import type { Queryable } from '../../db/database.ts';
import { partsOf } from './breakdown-sql.ts';

/** Aggregate of one part. */
export type PartRow = { kind: string; part: string; metric: string; value: number };

/** Loads stored and live aggregates by part. */
export async function readParts(
  db: Queryable,
  { from, to }: Period,
  live: readonly string[],
): Promise<PartRow[]> {
  const each = live.map(
    (day) => sql` union all select kind, part, metric, value from (${partsOf({ from: day, to: day })}) as l`,
  );
  // Live days are excluded from the stored ones, as they may be written concurrently.
  const other = live.map((day) => sql` and day <> ${day}::date`);
  const { rows } = await sql<PartRow>`select kind, part, metric, sum(value) as value from (
      select kind, part, metric, value from day_parts
      where kind <> 'joined' and day between ${from}::date and ${to}::date ${joined(other)}
      ${joined(each)}) as p
    where kind <> 'joined' group by kind, part, metric`.execute(db);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

const joined = (parts: readonly ReturnType<typeof sql>[]) =>
  parts.length > 0 ? sql.join(parts, sql``) : sql``;

/** Sums the amounts paid by part. */
export async function readSellerProduct(db: Queryable, { from, to }: Period): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`select kind, part, metric, sum(value) as value from day_parts
    where kind in ('category', 'store', 'size') and metric = 'goods'
      and day between ${from}::date and ${to}::date group by kind, part, metric`.execute(db);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

/** Orders of a cohort in a month. */
export type CohortRow = { joined: string; month: string; orders: number };

/** Counts orders by month of joining and month of payment. */
export async function readCohorts(
  db: Queryable,
  { from, to }: Period,
  live: readonly string[],
): Promise<CohortRow[]> {
  const each = live.map(
    (day) => sql` union all select ${day}::date, part, value from (${partsOf({ from: day, to: day })}) as l
      where kind = 'joined'`,
  );
  const other = live.map((day) => sql` and day <> ${day}::date`);
  const { rows } =
    await sql<CohortRow>`select part as joined, to_char(day, 'YYYY-MM') as month, sum(value) as orders
    from (select day, part, value from day_parts
      where kind = 'joined' and day between ${from}::date and ${to}::date ${joined(other)} ${joined(each)}) as p
    group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}

/** Counts members by month of joining. */
export async function countJoined(db: Queryable, { from, to }: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; members: number }>`
    select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*) as members
    from users where status <> 'PENDING' and created_at >= ${startOf(from)} and created_at < ${endOf({ to })}
    group by 1`.execute(db);
  return new Map(rows.map(({ month, members }) => [month, Number(members)]));
}

/** Counts members with a cart line that was added in the period and still exists. */
export async function countBaskets(db: Queryable, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct user_id) as count from cart_items
    where created_at >= ${startOf(period.from)} and created_at < ${endOf(period)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Finds the names of categories and stores by kind and id. */
export async function readNames(
  db: Queryable,
  ids: { category: readonly string[]; store: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select 'category ' || id as key, name from categories where id = any(${[...ids.category]}::bigint[])
    union all select 'store ' || id, name from stores where id = any(${[...ids.store]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
