import { type RawBuilder, sql } from 'kysely';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { laterDay, startOfDay } from '#domain/kit/time.ts';
import { LINE_TABS, type LineFilter, type LineTab, lateSince } from '#domain/seller/orders/seller-line.ts';
import { UNPAID_STATUSES } from '#domain/trade/order-life.ts';
import { nameContains } from '../../catalogue/name-search-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { containing, literally } from '../../db/like-pattern.ts';
import { pageOfIds } from '../../db/page-of-ids.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

type Condition = RawBuilder<boolean>;

/** Newest order first; several lines of one in the order in which they were put down. */
const NEWEST = sql`order_id desc, id`;
const PAID = sql<boolean>`i.status not in (${sql.join(UNPAID_STATUSES.map((state) => sql.lit(state)))})`;
const ASKED = sql<boolean>`exists (select from claims c where c.order_item_id = i.id and c.status in (${OPEN_CLAIM}))`;

/** The store of a seller. */
export const findStore = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select(['id', 'name']).where('seller_id', '=', sellerId).executeTakeFirst();

function isIn(tab: LineTab, now: Date): Condition {
  const conditions: Record<LineTab, Condition> = {
    ALL: PAID,
    NEW: sql<boolean>`i.status = 'ORDERED'`,
    LATE: sql<boolean>`i.status = 'ORDERED' and o.ordered_at <= ${lateSince(now)}`,
    SHIPPED: sql<boolean>`i.status = 'SHIPPED'`,
    DELIVERED: sql<boolean>`i.status = 'DELIVERED' and i.confirmed_at is null`,
    CONFIRMED: sql<boolean>`i.status = 'DELIVERED' and i.confirmed_at is not null`,
    CANCELLED: sql<boolean>`i.status = 'CANCELLED'`,
    CLAIMED: sql<boolean>`(i.status = 'RETURNED' or (i.status = 'DELIVERED' and ${ASKED}))`,
  };
  return conditions[tab];
}

/**
 * Lines of a store with these words: in the number of their order, in the name of their product, at the beginning of
 * their tracking number, or in the name of a recipient that the seller may read in full.
 */
function worded(storeId: number, q: string): Condition {
  const first = sql`limit ${sql.lit(MAX_LISTED)}`;
  const mine = sql`i.store_id = ${storeId}`;
  const digits = q.replace(/[\s-]/g, '');
  return sql<boolean>`i.id in (
    (select i.id from order_items i where ${mine}
      and i.order_id in (select id from orders where order_no ilike ${containing(q)}) ${first})
    union
    (select i.id from order_items i where ${mine}
      and i.product_id in (select id from products where store_id = ${storeId} and ${nameContains(q)}) ${first})
    union
    (select i.id from order_items i where ${mine} and i.tracking_no like ${`${literally(digits || q)}%`} ${first})
    union
    (select i.id from order_items i join orders r on r.id = i.order_id where ${mine}
      and (i.status in ('ORDERED', 'SHIPPED') or ${ASKED})
      and r.recipient_name ilike ${containing(q)} ${first}))`;
}

/** One page of a store's lines. */
export function findLineIds(
  db: Queryable,
  storeId: number,
  { tab, q, from, until }: LineFilter,
  { now, page, size }: PageQuery & { now: Date },
) {
  const found = sql`select i.id, i.order_id from order_items i join orders o on o.id = i.order_id
    where i.store_id = ${storeId} and ${isIn(tab, now)}
      and ${q ? worded(storeId, q) : sql`true`}
      and ${from ? sql`o.ordered_at >= ${startOfDay(from)}` : sql`true`}
      and ${until ? sql`o.ordered_at < ${startOfDay(laterDay(until, 1))}` : sql`true`}
    order by ${NEWEST} limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, NEWEST, { page, size });
}

/** How many lines of a store are in each view. */
export async function countTabs(db: Queryable, storeId: number, now: Date): Promise<Record<LineTab, number>> {
  const count = (condition: Condition) => sql`(count(*) filter (where ${condition}))::integer`;
  const { rows } = await sql<Record<LineTab, number>>`
    select ${count(PAID)} as "ALL", ${count(isIn('NEW', now))} as "NEW", ${count(isIn('SHIPPED', now))} as "SHIPPED",
      ${count(isIn('DELIVERED', now))} as "DELIVERED", ${count(isIn('CONFIRMED', now))} as "CONFIRMED",
      ${count(isIn('CANCELLED', now))} as "CANCELLED",
      (select count(*)::integer from order_items i join orders o on o.id = i.order_id
        where i.store_id = ${storeId} and ${isIn('LATE', now)}) as "LATE",
      ${count(sql`i.status = 'RETURNED'`)} + (select count(*)::integer from claims c
        join order_items i on i.id = c.order_item_id
        where c.status in (${OPEN_CLAIM}) and i.store_id = ${storeId} and i.status = 'DELIVERED') as "CLAIMED"
    from order_items i where i.store_id = ${storeId}`.execute(db);
  const [row] = rows;
  const counts = LINE_TABS.map((tab) => [tab, row?.[tab] ?? 0] as const);
  return Object.fromEntries(counts) as Record<LineTab, number>;
}

/** What a row needs of the orders of lines. */
export const findOrders = (db: Queryable, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('orders')
        .select(['id', 'order_no', 'ordered_at', 'recipient_name'])
        .where('id', 'in', [...ids])
        .execute();

/** The orders of lines, in no order. */
export const ordersOfLines = async (db: Queryable, lineIds: readonly number[]): Promise<number[]> => {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_items')
    .select('order_id')
    .distinct()
    .where('id', 'in', [...lineIds])
    .execute();
  return rows.map(({ order_id }) => order_id);
};
