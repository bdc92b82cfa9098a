import { type RawBuilder, sql } from 'kysely';
import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import type { FilePlace } from '#domain/seller/settlements/settlement.ts';
import type { Week } from '#domain/seller/settlements/week.ts';
import { feeAt, nextFeeAfter, shopFeeAt } from '../../catalogue/products/fee-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { STORE_SHARE } from '../../trade/coupons/store-share-sql.ts';

/** Row of the list of settlements; amounts in won. */
export type SettlementRow = {
  id: number;
  storeId: number;
  storeName: string;
  periodStart: string;
  periodEnd: string;
  state: string;
  gross: number;
  fee: number;
  coupons: number;
  followers: number;
  adjustments: number;
  payable: number;
  lines: number;
  closedAt: Date;
  paidOn: string | null;
};

/** Columns of a settlement, with the types of the list. */
const SETTLEMENT = sql`t.id::int, t.store_id::int as "storeId", s.name as "storeName",
  t.period_start::text as "periodStart", t.period_end::text as "periodEnd", t.state,
  t.gross::float8, t.fee::float8, t.coupons::float8, t.followers::float8, t.adjustments::float8, t.payable::float8, t.lines,
  ${columnsSql(['t.closed_at'])}, t.paid_on::text as "paidOn"`;

type Which = RawBuilder<boolean>;
/** SQL condition: the store belongs to the seller. */
export const ofSeller = (sellerId: number): Which => sql<boolean>`s.seller_id = ${sellerId}`;
/** SQL condition: the settlement has the state; ALL is any. */
export const inState = (state: string): Which =>
  state === 'ALL' ? sql<boolean>`true` : sql<boolean>`t.state = ${state}`;

/** Finds a page of settlements, newest first. */
export async function findSettlements(db: Queryable, which: Which, { page, size }: PageQuery) {
  const { rows } =
    await sql<SettlementRow>`select ${SETTLEMENT} from settlements t join stores s on s.id = t.store_id
    where ${which} order by t.period_start desc, t.id desc limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

/** Counts settlements, up to MAX_LISTED. */
export async function countSettlements(db: Queryable, which: Which): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from settlements t
    join stores s on s.id = t.store_id where ${which}`.execute(db);
  return listedOf(rows[0]?.n ?? 0);
}

/** Finds a settlement of the seller's store. */
export async function findSettlement(db: Queryable, id: number, sellerId: number) {
  const { rows } =
    await sql<SettlementRow>`select ${SETTLEMENT} from settlements t join stores s on s.id = t.store_id
    where t.id = ${id} and ${ofSeller(sellerId)}`.execute(db);
  return rows[0];
}

/** Line of a settlement; amounts in won. */
export type LineRow = {
  id: number;
  orderNo: string;
  product: string;
  color: string;
  size: string;
  quantity: number;
  kind: string;
  gross: number;
  fee: number;
  coupon: number;
  follower: number;
  net: number;
  orderNet: number;
  at: Date;
};

/** SQL order of the lines: by time of the event, then unique. */
const LINE_ORDER = sql`l.at, l.order_item_id, l.kind desc`;

type Selection = { after?: RawBuilder<unknown>; limit: number; offset?: number };

/**
 * SQL: the selected lines of a settlement, each with `orderNet`, the won of all lines of its order
 * in this settlement. The sum is a window, not a join of two subqueries: right after a bulk write
 * the planner has no statistics and would pair every line with every other. Further joins are by
 * primary key, one row per line.
 */
export const statementLines = (settlementId: number, { after, limit, offset = 0 }: Selection) => sql<LineRow>`
  with lines as (
    select m.order_item_id, m.kind, m.gross, m.fee, m.coupon, m.follower, m.net, m.at, i.order_id, i.product_id, i.option_id, i.quantity,
      sum(m.net) over (partition by i.order_id) as order_net
    from settlement_lines m join order_items i on i.id = m.order_item_id where m.settlement_id = ${settlementId}
  ), selected as (
    select l.* from lines l where ${after ?? sql`true`} order by ${LINE_ORDER} limit ${limit} offset ${offset}
  )
  select l.order_item_id::int as id, ${columnsSql(['o.order_no'])}, p.name as product, op.color, op.size, l.quantity, l.kind,
    l.gross::float8, l.fee::float8, l.coupon::float8, l.follower::float8, l.net::float8, l.at, l.order_net::float8 as "orderNet"
  from selected l join orders o on o.id = l.order_id
  join products p on p.id = l.product_id join product_options op on op.id = l.option_id
  order by ${LINE_ORDER}`;

/** Finds a page of the lines of a settlement. */
export async function findLines(db: Queryable, settlementId: number, { page, size }: PageQuery) {
  const selection = { limit: size, offset: page * size };
  return (await statementLines(settlementId, selection).execute(db)).rows;
}

/** Finds at most `size` lines after `after`; empty if the settlement has no such line. */
export async function findLinesAfter(
  db: Queryable,
  settlementId: number,
  after: FilePlace | undefined,
  size: number,
) {
  const selection = after ? { after: isAfter(settlementId, after), limit: size } : { limit: size };
  return (await statementLines(settlementId, selection).execute(db)).rows;
}

/** SQL condition: the line `l` follows `place` in order. */
const isAfter = (settlementId: number, { orderItemId, kind }: FilePlace) => sql<boolean>`
  (l.at, l.order_item_id) >= (select a.at, a.order_item_id from settlement_lines a
    where a.settlement_id = ${settlementId} and a.order_item_id = ${orderItemId} and a.kind = ${kind})
  and not (l.order_item_id = ${orderItemId} and l.kind >= ${kind})`;

/** Amounts of the current week in won, with the announced fee. */
export type Running = {
  gross: number;
  fee: number;
  coupons: number;
  followers: number;
  lines: number;
  points: number;
  next: { basisPoints: number; from: string } | null;
};

/** Sums the sales of a week so far for one seller's store, with its fee. */
export async function sumRunning(
  db: Queryable,
  sellerId: number,
  { from, until }: Pick<Week, 'from' | 'until'>,
) {
  const { rows } = await sql<Running & { back: number; returned: number }>`
    with own as (select s.id, ${feeAt(sql`${from}::timestamptz`)} as points, ${nextFeeAfter(from)} as next
      from stores s where s.seller_id = ${sellerId}),
    sold as (
      select i.id, i.unit_price::bigint * i.quantity as gross, own.points, ${STORE_SHARE} as coupon, i.follower_share as follower from own
      join order_items i on i.store_id = own.id and i.confirmed_at >= ${from} and i.confirmed_at < ${until}
      where not exists (select from settlement_lines l where l.order_item_id = i.id and l.kind = 'SALE')
    ), priced as (
      select id, gross, floor((gross * points + 5000) / 10000)::bigint as fee, coupon, follower from sold
    ), back as (
      select distinct h.order_item_id as id from order_history h
      join order_items i on i.id = h.order_item_id join own on own.id = i.store_id
      where h.event = 'RETURNED' and h.created_at >= ${from} and h.created_at < ${until}
        and not exists (select from settlement_lines l where l.order_item_id = i.id and l.kind = 'RETURN')
    ), undone as (
      select back.id, coalesce(l.net, priced.gross - priced.fee - priced.coupon - priced.follower) as net from back
      left join settlement_lines l on l.order_item_id = back.id and l.kind = 'SALE'
      left join priced on priced.id = back.id
      where l.order_item_id is not null or priced.id is not null
    )
    select coalesce((select sum(gross) from priced), 0)::float8 as gross,
      coalesce((select sum(fee) from priced), 0)::float8 as fee,
      coalesce((select sum(coupon) from priced), 0)::float8 as coupons,
      coalesce((select sum(follower) from priced), 0)::float8 as followers,
      (select count(*) from priced)::int as lines,
      coalesce(-(select sum(net) from undone), 0)::float8 as back,
      (select count(*) from undone)::int as returned,
      coalesce((select min(points) from own), ${shopFeeAt(sql`${from}::timestamptz`)}) as points, (select next from own) as next`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a week has sums');
  return row;
}

/** Returns the won of unpaid settlements. */
export async function sumUnpaid(db: Queryable): Promise<number> {
  const { rows } = await sql<{ won: number }>`select coalesce(sum(payable), 0)::float8 as won from settlements
    where state = 'CLOSED'`.execute(db);
  return rows[0]?.won ?? 0;
}
