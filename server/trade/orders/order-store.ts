import { randomInt } from 'node:crypto';
import { seoulDay } from '#domain/kit/time.ts';
import type { ShippingForm } from '#domain/trade/checkout.ts';
import { LINE, type LineState, type TimelineEvent } from '#domain/trade/order-life.ts';
import type { OrderTerms } from '#domain/trade/order-terms.ts';
import type { Quote } from '#domain/trade/quote.ts';
import { among } from '../../db/among-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/lock-member.ts';

/** A number that people can read out, and from which orders cannot be counted. */
export const newOrderNo = (now: Date): string =>
  `S${seoulDay(now).replaceAll('-', '')}${String(randomInt(0, 1e10)).padStart(10, '0')}`;

export type NewOrder = {
  userId: number;
  requestKey: string | null;
  requestHash: string;
  fromCart: boolean;
  shipping: ShippingForm;
  paymentMethod: string;
  couponId: number | null;
  holdExpiresAt: Date;
  quote: Quote;
  terms: OrderTerms;
  now: Date;
};

/** Numbers are random: an order may try this many until one is free. */
const MAX_DRAWS = 5;

/** Writes a pending order under a free number; its lines follow. */
export async function insertOrder(tx: Queryable, order: NewOrder) {
  for (let draw = 1; draw <= MAX_DRAWS; draw += 1) {
    const made = await insertNumbered(tx, order, newOrderNo(order.now));
    if (made) return made;
  }
  throw new Error(`${MAX_DRAWS} order numbers in a row were taken`);
}

/** Undefined when the number is taken; the transaction goes on. */
const insertNumbered = (tx: Queryable, order: NewOrder, orderNo: string) =>
  tx
    .insertInto('orders')
    .values({
      user_id: order.userId,
      status: LINE.starts.order.to,
      ordered_at: order.now,
      order_no: orderNo,
      request_key: order.requestKey,
      request_hash: order.requestHash,
      from_cart: order.fromCart,
      hold_expires_at: order.holdExpiresAt,
      base_total: order.quote.baseTotal,
      goods_total: order.quote.goodsTotal,
      level_discount: order.quote.levelDiscount,
      coupon_discount: order.quote.couponDiscount,
      used_points: order.quote.usedPoints,
      delivery_fee: order.quote.deliveryFee,
      final_price: order.quote.finalPrice,
      coupon_id: order.couponId,
      recipient_name: order.shipping.recipientName,
      recipient_phone: order.shipping.recipientPhone,
      postal_code: order.shipping.postalCode,
      delivery_address: order.shipping.deliveryAddress,
      delivery_detail_address: order.shipping.deliveryDetailAddress,
      delivery_message: order.shipping.deliveryMessage,
      payment_method: order.paymentMethod,
      terms: JSON.stringify(order.terms),
    })
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returningAll()
    .executeTakeFirst();

export type OrderRow = Awaited<ReturnType<typeof insertOrder>>;

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

/** Insert of what happened to an order, for its timeline; `note` executes it. */
export const newNote = (
  tx: Queryable,
  orderId: number,
  event: TimelineEvent,
  now: Date,
  detail = '',
  itemId: number | null = null,
) =>
  tx
    .insertInto('order_history')
    .values({ order_id: orderId, order_item_id: itemId, event, detail, created_at: now });

/** Notes what happened to an order, for its timeline. */
export const note = (...noted: Parameters<typeof newNote>) => newNote(...noted).execute();

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

/** Notes one event of whole orders, a row each. */
export const noteOrders = (
  tx: Queryable,
  ids: readonly number[],
  event: TimelineEvent,
  now: Date,
  detail: string,
) =>
  tx
    .insertInto('order_history')
    .values(ids.map((id) => ({ order_id: id, order_item_id: null, event, detail, created_at: now })))
    .execute();

/** Stores of a seller. */
export const storesOf = (tx: Queryable, sellerId: number) =>
  tx.selectFrom('stores').select('id').where('seller_id', '=', sellerId).execute();
