import { type RawBuilder, sql } from 'kysely';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { type Week, weekOf } from '#domain/seller/settlements/week.ts';
import { feeAt } from '../../catalogue/products/fee-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';
import { STORE_SHARE } from '../../trade/coupons/store-share-sql.ts';

/** Serialises the closing, as concurrent servers would write a week twice. */
export const lockClosing = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.settlements)})`.execute(tx);

/** Days before a week from which late confirmations and returns are included. */
const LATE_DAYS = 7;

/** Returns the first finished week without settlements; null if there is none. */
export async function nextWeek(tx: Queryable, now: Date): Promise<Week | null> {
  const { rows } = await sql<{ closed: string | null; first: Date | null }>`
    select (select (max(period_start) + 6)::text from settlements) as closed,
      (select min(confirmed_at) from order_items where confirmed_at is not null) as first`.execute(tx);
  const { closed = null, first = null } = rows[0] ?? {};
  const week = closed === null ? first && weekOf(first) : weekOf(startOfDay(laterDay(closed, 1)));
  if (!week || week.until > now) return null;
  return closed === null ? week : await nextWithLines(tx, week, now);
}

/**
 * Returns the next week with lines, as empty weeks have no settlement; returns of unsettled lines
 * do not count.
 */
async function nextWithLines(tx: Queryable, from: Week, now: Date): Promise<Week | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select min(confirmed_at) from order_items where confirmed_at >= ${from.from}),
    (select min(h.created_at) from order_history h
      join settlement_lines l on l.order_item_id = h.order_item_id and l.kind = 'SALE'
      where h.event = 'RETURNED' and h.created_at >= ${from.from})) as at`.execute(tx);
  const at = rows[0]?.at;
  if (!at) return null;
  const week = at < from.until ? from : weekOf(at);
  return week.until <= now ? week : null;
}

/**
 * Writes the settlements of all stores for a finished week in one statement; returns their number.
 */
export async function closeWeek(tx: Queryable, week: Week, now: Date): Promise<number> {
  const { rows } = await closingOf(week, now).execute(tx);
  return rows[0]?.stores ?? 0;
}

/** SQL that closes a week, from lines confirmed or returned within and shortly before it. */
export function closingOf(week: Week, now: Date): RawBuilder<{ stores: number }> {
  const since = startOfDay(laterDay(seoulDay(week.from), -LATE_DAYS));
  return sql<{ stores: number }>`
    with sales as (
      select i.store_id, i.id, i.confirmed_at as at, i.unit_price::bigint * i.quantity as gross,
        ${feeAt(sql`i.confirmed_at`)} as points, ${STORE_SHARE} as coupon,
        i.follower_share as follower
      from order_items i join stores s on s.id = i.store_id
      where i.confirmed_at >= ${since} and i.confirmed_at < ${week.until}
        and not exists (select from settlement_lines l where l.order_item_id = i.id and l.kind = 'SALE')
    ), sold as (
      select store_id, id, 'SALE' as kind, at, gross, floor((gross * points + 5000) / 10000)::bigint as fee, coupon,
        follower
      from sales
    ), known as (
      select order_item_id as id, gross, fee, coupon, follower from settlement_lines where kind = 'SALE'
        and order_item_id in (select order_item_id from order_history
          where event = 'RETURNED' and created_at >= ${since} and created_at < ${week.until})
      union all select id, gross, fee, coupon, follower from sold
    ), back as (
      select i.store_id, i.id, 'RETURN' as kind, h.at, -known.gross as gross, -known.fee as fee,
        -known.coupon as coupon, -known.follower as follower
      from (select order_item_id, min(created_at) as at from order_history where event = 'RETURNED'
          and created_at >= ${since} and created_at < ${week.until} group by 1) h
      join order_items i on i.id = h.order_item_id
      join known on known.id = i.id
      where not exists (select from settlement_lines l where l.order_item_id = i.id and l.kind = 'RETURN')
    ), told as (select * from sold union all select * from back), heads as (
      insert into settlements (store_id, period_start, period_end, gross, fee, coupons, followers, adjustments,
        payable, lines, closed_at)
      select store_id, ${week.start}::date, ${week.end}::date,
        coalesce(sum(gross) filter (where kind = 'SALE'), 0), coalesce(sum(fee) filter (where kind = 'SALE'), 0),
        coalesce(sum(coupon) filter (where kind = 'SALE'), 0),
        coalesce(sum(follower) filter (where kind = 'SALE'), 0),
        coalesce(sum(gross - fee - coupon - follower) filter (where kind = 'RETURN'), 0),
        sum(gross - fee - coupon - follower), count(*),
        ${now}
      from told group by store_id
      returning id, store_id
    ), written as (
      insert into settlement_lines (settlement_id, order_item_id, kind, gross, fee, coupon, follower, net, at)
      select heads.id, told.id, told.kind, told.gross, told.fee, told.coupon, told.follower,
        told.gross - told.fee - told.coupon - told.follower, told.at
      from told join heads using (store_id)
      returning 1
    ) select count(*)::int as stores from heads`;
}
