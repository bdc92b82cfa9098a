import { type RawBuilder, sql } from 'kysely';
import { countedTo } from '#domain/kit/capped-count.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { CONTACT_DAYS } from '#domain/policies/records.ts';
import { LINE_TABS, type LineFilter, type LineTab, lateSince } from '#domain/seller/orders/seller-line.ts';
import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { nameContains } from '../../catalogue/search/name-search-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';
import { contains, literally } from '../../db/statements/like-pattern.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';

type Piece = RawBuilder<unknown>;

/** SQL order: newest order first, its lines in order of insertion. */
const NEWEST = sql`order_id desc, id`;
const firstOf = (most: number): Piece => sql`order by ${NEWEST} limit ${sql.lit(most)}`;
const FIRST = firstOf(MAX_LISTED);
const UNPAID = sql.join(UNPAID_STATUSES.map((state) => sql.lit(state)));
/** SQL: order time by primary key per line, as a join would read the orders of all stores. */
const ORDERED_AT = sql`(select o.ordered_at from orders o where o.id = i.order_id)`;
/** SQL condition: lines with an open claim, of which the whole shop has few. */
const ASKED = sql`i.id = any(array(select c.order_item_id from claims c where c.status in (${OPEN_CLAIM})))`;

/** Finds the store of a seller. */
export const findStore = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select(['id', 'name']).where('seller_id', '=', sellerId).executeTakeFirst();

/** SQL: lines of a store that satisfy all conditions. */
const linesOf = (storeId: number, ...conditions: Piece[]): Piece =>
  sql`select i.id, i.order_id from order_items i where ${sql.join(
    [sql`i.store_id = ${storeId}`, ...conditions],
    sql` and `,
  )}`;

/** Returns the conditions of a view; a view of two kinds has one for each. */
function kindsOf(storeId: number, tab: LineTab, now: Date): Piece[] {
  const kinds: Record<LineTab, Piece[]> = {
    ALL: [sql`i.status not in (${UNPAID})`],
    NEW: [sql`i.status = 'ORDERED'`],
    // Excludes the few orders of the last days, as all others are older.
    LATE: [
      sql`i.status = 'ORDERED' and i.order_id not in (select id from orders
        where status not in (${UNPAID}) and ordered_at > ${lateSince(now)})`,
    ],
    OVERDUE: [
      sql`i.status in ('ORDERED', 'SHIPPED')
        and i.order_id in (select order_id from late_deliveries where store_id = ${storeId})
        and i.order_id in (select id from orders where status in ('ORDERED', 'SHIPPED') and promised_on < ${seoulDay(now)}::date)`,
    ],
    SHIPPED: [sql`i.status = 'SHIPPED'`],
    DELIVERED: [sql`i.status = 'DELIVERED' and i.confirmed_at is null`],
    NOT_RECEIVED: [
      sql`i.id in (select order_item_id from delivery_disputes
      where store_id = ${storeId} and state = 'OPEN')`,
    ],
    CONFIRMED: [sql`i.status = 'DELIVERED' and i.confirmed_at is not null`],
    CANCELLED: [sql`i.status = 'CANCELLED'`],
    CLAIMED: [sql`i.status = 'RETURNED'`, sql`i.status = 'DELIVERED' and ${ASKED}`],
  };
  return kinds[tab];
}

type Worded = { lines: (condition: Piece) => Piece; most: number };

/**
 * SQL: the first `most` lines of a view that match the words, in overlapping parts: by order
 * number, product name, start of the tracking number, or the name of a recipient whom the seller
 * may read. `lines` selects lines of the view with a further condition.
 */
function worded(storeId: number, q: string, now: Date, { lines, most }: Worded): Piece[] {
  const digits = q.replace(/[\s-]/g, '');
  // Looked up per line, as few of all open lines belong to this store.
  const named = (condition: Piece) => sql`select w.id, w.order_id from (${lines(condition)} ${FIRST}) w
    where ${contains(sql`(select r.recipient_name from orders r where r.id = w.order_id)`, q)}`;
  const asked = sql`${ASKED} and coalesce(i.delivered_at > ${daysAfter(now, -CONTACT_DAYS)}, true)`;
  return [
    lines(sql`i.order_id in (select id from orders where ${contains(sql`order_no`, q)})`),
    lines(sql`i.product_id in (select id from products where store_id = ${storeId} and ${nameContains(q)})`),
    lines(sql`i.tracking_no like ${`${literally(digits || q)}%`}`),
    ...[sql`i.status = 'ORDERED'`, sql`i.status = 'SHIPPED'`, asked].map(named),
  ].map((part) => sql`(${part} ${firstOf(most)})`);
}

/**
 * SQL: bounds of order ids for a period of days, and the exact condition; ids follow time except
 * for moments.
 */
function within({ from, until }: Pick<LineFilter, 'from' | 'until'>): { reach: Piece; conditions: Piece[] } {
  if (!from && !until) return { reach: sql``, conditions: [] };
  const on = (at: Piece) =>
    sql`${at} >= ${from ? startOfDay(from) : sql`'-infinity'`} and ${at} < ${until ? startOfDay(laterDay(until, 1)) : sql`'infinity'`}`;
  return {
    reach: sql`with reach as materialized (select min(id) as low, max(id) as high from (
      select id from orders where status not in (${UNPAID}) and ${on(sql`ordered_at`)} offset 0) as o)`,
    conditions: [
      sql`i.order_id >= (select low from reach) and i.order_id <= (select high from reach)`,
      on(ORDERED_AT),
    ],
  };
}

/**
 * Finds a page of a store's lines; search results are counted to the next thousand behind the page.
 */
export function findLineIds(
  db: Queryable,
  storeId: number,
  { tab, q, from, until }: LineFilter,
  { now, page, size }: PageQuery & { now: Date },
) {
  const { reach, conditions } = within({ from, until });
  const most = q ? countedTo({ page, size }) : MAX_LISTED;
  const parts = kindsOf(storeId, tab, now).flatMap((kind) => {
    const lines = (...more: Piece[]) => linesOf(storeId, kind, ...conditions, ...more);
    return q ? worded(storeId, q, now, { lines, most }) : [lines()];
  });
  const found = sql`${reach} ${sql.join(parts, q ? sql` union ` : sql` union all `)} ${firstOf(most)}`;
  return pageOfIds(db, found, NEWEST, { page, size });
}

/** Counts a store's lines in each view, up to MAX_LISTED. */
export async function countTabs(db: Queryable, storeId: number, now: Date): Promise<Record<LineTab, number>> {
  const most = sql.lit(MAX_LISTED);
  const counted = LINE_TABS.map((tab) => {
    const kinds = kindsOf(storeId, tab, now).map((kind) => linesOf(storeId, kind));
    return sql`(select count(*)::integer from (${sql.join(kinds, sql` union all `)} limit ${most}) n) as ${sql.ref(tab)}`;
  });
  const { rows } = await sql<Record<LineTab, number>>`select ${sql.join(counted)}`.execute(db);
  const [row] = rows;
  const counts = LINE_TABS.map((tab) => [tab, row?.[tab] ?? 0] as const);
  return Object.fromEntries(counts) as Record<LineTab, number>;
}

/** Finds the order data of line rows. */
export const findOrders = (db: Queryable, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('orders')
        .select(columns(['id', 'order_no', 'ordered_at', 'promised_on', 'recipient_name']))
        .where(among('id', ids))
        .execute();

/** Finds the order ids of lines, unordered. */
export const ordersOfLines = async (db: Queryable, lineIds: readonly number[]): Promise<number[]> => {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_items')
    .select(columns(['order_id']))
    .distinct()
    .where(among('id', lineIds))
    .execute();
  return rows.map(({ orderId }) => orderId);
};
