import { type RawBuilder, sql } from 'kysely';
import type { LineState, TimelineEvent } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';

/** Names of the columns of an order; its shipping fields are read where they are shown. */
export const ORDER_COLUMNS = [
  'id',
  'user_id',
  'status',
  'ordered_at',
  'order_no',
  'request_key',
  'request_hash',
  'from_cart',
  'hold_expires_at',
  'base_total',
  'goods_total',
  'level_discount',
  'follower_discount',
  'coupon_discount',
  'used_points',
  'delivery_fee',
  'final_price',
  'coupon_id',
  'payment_method',
  'promised_on',
  'terms',
] as const;
/** Columns of an order. */
export const ORDER = columns(ORDER_COLUMNS);
/** Names of the columns of an order line. */
export const LINE_COLUMNS = [
  'id',
  'order_id',
  'product_id',
  'option_id',
  'store_id',
  'quantity',
  'unit_price',
  'status',
  'base_price',
  'level_share',
  'follower_share',
  'coupon_share',
  'point_share',
  'carrier',
  'tracking_no',
  'shipped_at',
  'delivered_at',
  'confirmed_at',
  'split_from',
] as const;
/** Columns of an order line. */
export const LINE = columns(LINE_COLUMNS);

/** Returns the key of the job that releases an order's reservation. */
export const holdKeyOf = ({ id }: Pick<OrderRow, 'id'>): string => `${id}`;

type By = { id: number } | { orderNo: string };

function ordersBy(db: Queryable, by: By, userId: number | undefined) {
  const all = db.selectFrom('orders').select(ORDER);
  const query = 'id' in by ? all.where('id', '=', by.id) : all.where('order_no', '=', by.orderNo);
  return userId === undefined ? query : query.where('user_id', '=', userId);
}

/** Finds an order by id or number, optionally only of one member. */
export const findOrder = (db: Queryable, by: By, userId?: number) =>
  ordersBy(db, by, userId).executeTakeFirst();

/** Row of an order. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * Locks an order and then its buyer (`lockMember`), before any coupon or stock, in the same order
 * as placing one.
 */
export async function lockOrder(tx: Queryable, by: By, userId?: number): Promise<OrderRow | undefined> {
  const order = await ordersBy(tx, by, userId).forUpdate().executeTakeFirst();
  if (order) await lockMember(tx, order.userId);
  return order;
}

/** Finds all lines of an order by its id. */
export const linesOf = (db: Queryable, orderId: number) =>
  db.selectFrom('order_items').select(LINE).where('order_id', '=', orderId).orderBy('id').execute();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** Order with some or all of its lines. */
export type WithLines = { order: OrderRow; lines: LineRow[] };

/** Loads all lines of orders in one statement, in order of the orders. */
export async function withLines(db: Queryable, orders: readonly OrderRow[]): Promise<WithLines[]> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('order_items')
    .select(LINE)
    .where(among('order_id', ids))
    .orderBy('id')
    .execute();
  return orders.map((order) => ({ order, lines: rows.filter((line) => line.orderId === order.id) }));
}

/** Sets the status of orders. */
export const setOrderStatus = (tx: Queryable, ids: readonly number[], status: LineState) =>
  tx.updateTable('orders').set({ status }).where(among('id', ids)).execute();

/** Updates status, parcel and times of lines. */
export const setLineStatus = (
  tx: Queryable,
  ids: readonly number[],
  change: {
    status?: LineState;
    carrier?: string | null;
    tracking_no?: string | null;
    shipped_at?: Date;
    delivered_at?: Date;
    confirmed_at?: Date;
  },
) =>
  tx
    .updateTable('order_items')
    .set(change)
    .where('id', 'in', [...ids])
    .execute();

/** Adds an entry to the timeline of an order. */
export const note = (
  tx: Queryable,
  orderId: number,
  event: TimelineEvent,
  now: Date,
  detail = '',
  itemId: number | null = null,
) =>
  tx
    .insertInto('order_history')
    .values({ order_id: orderId, order_item_id: itemId, event, detail, created_at: now })
    .execute();

/** Adds a timeline entry per line; `detailOf` returns its detail. */
export async function noteLines(
  tx: Queryable,
  lines: readonly LineRow[],
  event: TimelineEvent,
  now: Date,
  detailOf: (line: LineRow) => string = () => '',
): Promise<void> {
  if (lines.length === 0) return;
  const row = { event, created_at: now };
  await tx
    .insertInto('order_history')
    .values(
      lines.map((line) => ({
        ...row,
        order_id: line.orderId,
        order_item_id: line.id,
        detail: detailOf(line),
      })),
    )
    .execute();
}

/**
 * Insert of timeline entries of whole orders in order, also for use within another statement. Arrays,
 * because a statement that varies by the number of its rows is planned each time.
 */
export const newNotes = (
  notes: readonly { orderId: number; event: TimelineEvent }[],
  now: Date,
  detail = '',
): RawBuilder<unknown> => {
  const ids = notes.map(({ orderId }) => orderId);
  const events = notes.map(({ event }) => event);
  return sql`insert into order_history (order_id, event, detail, created_at)
    select order_id, event, ${detail}::text, ${now}::timestamptz
    from unnest(${ids}::bigint[], ${events}::text[]) with ordinality as n (order_id, event, place) order by place`;
};

/** Adds a timeline entry per order. */
export const noteOrders = (
  tx: Queryable,
  ids: readonly number[],
  event: TimelineEvent,
  now: Date,
  detail = '',
) =>
  newNotes(
    ids.map((orderId) => ({ orderId, event })),
    now,
    detail,
  ).execute(tx);

/** Finds the stores of a seller. */
export const storesOf = (tx: Queryable, sellerId: number) =>
  tx.selectFrom('stores').select('id').where('seller_id', '=', sellerId).execute();
