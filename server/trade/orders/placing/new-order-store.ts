import { randomInt } from 'node:crypto';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import { type ShippingForm, shippingRow } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../../db/database.ts';
import { ORDER, type OrderRow } from '../order-store.ts';

/** Returns a new order number: readable, and random so that orders cannot be counted or guessed. */
const newOrderNo = (now: Date): string =>
  `S${seoulDay(now).replaceAll('-', '')}${String(randomInt(0, 1e10)).padStart(10, '0')}`;

/** Data of a new order; `isPaid` if it is paid in the transaction that writes it. */
export type NewOrder = {
  isPaid: boolean;
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

/** Most attempts at a free order number, as numbers are random. */
const MAX_DRAWS = 5;

/** Inserts orders, pending or paid, under free numbers and returns them in order, without their lines. */
export async function insertOrders(tx: Queryable, orders: readonly NewOrder[]): Promise<OrderRow[]> {
  const made = new Map<NewOrder, OrderRow>();
  for (let draw = 1; draw <= MAX_DRAWS && made.size < orders.length; draw += 1) {
    const left = orders.filter((order) => !made.has(order));
    const numbered = new Map(left.map((order) => [newOrderNo(order.now), order]));
    for (const row of await insertNumbered(tx, numbered)) {
      const order = numbered.get(row.orderNo);
      if (order) made.set(order, row);
    }
  }
  return orders.map((order) => {
    const row = made.get(order);
    if (!row) throw new Error(`${MAX_DRAWS} order numbers in a row were taken`);
    return row;
  });
}

/** Inserts orders and skips those whose number is taken, without aborting the transaction. */
const insertNumbered = (tx: Queryable, numbered: ReadonlyMap<string, NewOrder>): Promise<OrderRow[]> =>
  tx
    .insertInto('orders')
    .values([...numbered].map(([orderNo, order]) => rowOf(orderNo, order)))
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning(ORDER)
    .execute();

const rowOf = (orderNo: string, order: NewOrder) => ({
  user_id: order.userId,
  status: order.isPaid ? LINE_STATE.ORDERED : LINE_STATE.PENDING,
  ordered_at: order.now,
  order_no: orderNo,
  request_key: order.requestKey,
  request_hash: order.requestHash,
  from_cart: order.fromCart,
  hold_expires_at: order.holdExpiresAt,
  base_total: order.quote.baseTotal,
  goods_total: order.quote.goodsTotal,
  level_discount: order.quote.levelDiscount,
  follower_discount: order.quote.followerDiscount,
  coupon_discount: order.quote.couponDiscount,
  used_points: order.quote.usedPoints,
  delivery_fee: order.quote.deliveryFee,
  final_price: order.quote.finalPrice,
  coupon_id: order.couponId,
  ...shippingRow(order.shipping),
  payment_method: order.paymentMethod,
  promised_on: order.terms.promisedOn,
  terms: JSON.stringify(order.terms),
});
