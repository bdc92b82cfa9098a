import type { Selectable } from 'kysely';
import type { LineState, TimelineEvent } from '#domain/trade/orders/order-life.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { among } from '../../db/statements/among-sql.ts';

/** An order as it is stored. */
export type OrderRow = Selectable<Database['orders']>;

/** Key of the job that releases the hold of an order. */
export const holdKeyOf = ({ id }: Pick<OrderRow, 'id'>): string => `${id}`;

type By = { id: number } | { orderNo: string };

function ordersBy(db: Queryable, by: By, userId: number | undefined) {
  let query = db.selectFrom('orders').selectAll();
  query = 'id' in by ? query.where('id', '=', by.id) : query.where('order_no', '=', by.orderNo);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return query;
}

/** An order by id or number, of this member when one is given. */
export const findOrder = (db: Queryable, by: By, userId?: number): Promise<OrderRow | undefined> =>
  ordersBy(db, by, userId).executeTakeFirst();

/**
 * The same under its row lock; its buyer is locked next, before any coupon or stock, as by those who order
 * (`lockMember`).
 */
export async function lockOrder(tx: Queryable, by: By, userId?: number): Promise<OrderRow | undefined> {
  const order = await ordersBy(tx, by, userId).forUpdate().executeTakeFirst();
  if (order) await lockMember(tx, order.user_id);
  return order;
}

export const linesOf = (db: Queryable, orderId: number) =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** An order with some or all of its lines. */
export type WithLines = { order: OrderRow; lines: LineRow[] };

/** Orders with all their lines, in the order of the orders: one statement. */
export async function withLines(db: Queryable, orders: readonly OrderRow[]): Promise<WithLines[]> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('order_items')
    .selectAll()
    .where(among('order_id', ids))
    .orderBy('id')
    .execute();
  return orders.map((order) => ({ order, lines: rows.filter((line) => line.order_id === order.id) }));
}

/** Sets the status of orders. */
export const setOrderStatus = (tx: Queryable, ids: readonly number[], status: LineState) =>
  tx.updateTable('orders').set({ status }).where(among('id', ids)).execute();

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

/** Notes what happened to an order, for its timeline. */
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

/** Notes one event of lines, a row each; `detailOf` says more of a line. */
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
        order_id: line.order_id,
        order_item_id: line.id,
        detail: detailOf(line),
      })),
    )
    .execute();
}

/** Insert of one event of whole orders, a row each, also as a part of another statement. */
export const newNotes = (
  tx: Queryable,
  ids: readonly number[],
  event: TimelineEvent,
  now: Date,
  detail = '',
) =>
  tx
    .insertInto('order_history')
    .values(ids.map((id) => ({ order_id: id, order_item_id: null, event, detail, created_at: now })));

/** Notes one event of whole orders. */
export const noteOrders = (...noted: Parameters<typeof newNotes>) => newNotes(...noted).execute();

/** Stores of a seller. */
export const storesOf = (tx: Queryable, sellerId: number) =>
  tx.selectFrom('stores').select('id').where('seller_id', '=', sellerId).execute();
