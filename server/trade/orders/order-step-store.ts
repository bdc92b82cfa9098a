import { sql } from 'kysely';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { type LineRow, newNotes, type OrderRow } from './order-store.ts';
import { newPayments, type PaidOrder, paidPayments } from './payment-store.ts';
import type { BasketLine } from './placing/basket.ts';

type Placed = { order: OrderRow; lines: readonly BasketLine[]; quote: Quote };

/**
 * Inserts the lines of new orders with their prorated discounts, the pending payments and the first
 * history rows in one statement. Returns the lines in order.
 */
export const insertPlaced = (
  tx: Queryable,
  placed: readonly Placed[],
  { provider, now }: { provider: string; now: Date },
): Promise<LineRow[]> => {
  const orders = placed.map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  return tx
    .with('payment', () => newPayments(tx, orders, { provider, now }))
    .with('noted', () => newNotes(tx, ids, LINE_STATE.PENDING, now))
    .insertInto('order_items')
    .values(placed.flatMap(linesOfPlaced))
    .returningAll()
    .execute();
};

const linesOfPlaced = ({ order, lines, quote }: Placed) =>
  lines.map((line, index) => ({
    order_id: order.id,
    product_id: line.productId,
    option_id: line.optionId,
    quantity: line.quantity,
    unit_price: line.discountPrice,
    base_price: line.price,
    status: LINE_STATE.PENDING,
    level_share: quote.shares[index]?.level ?? 0,
    coupon_share: quote.shares[index]?.coupon ?? 0,
    point_share: quote.shares[index]?.points ?? 0,
  }));

/**
 * Marks orders, lines and payments as paid with the promised day, and writes the history, in one
 * statement. Returns the updated orders, unordered.
 */
export const setPaid = (
  tx: Queryable,
  paid: readonly PaidOrder[],
  { now, day }: { now: Date; day: string },
): Promise<OrderRow[]> => {
  const status = LINE_STATE.ORDERED;
  const ids = paid.map(({ orderId }) => orderId);
  return tx
    .with('items', (cte) => cte.updateTable('order_items').set({ status }).where(among('order_id', ids)))
    .with('paid', () => paidPayments(tx, paid, now))
    .with('noted', () => newNotes(tx, ids, status, now))
    .updateTable('orders')
    .set({
      status,
      ordered_at: now,
      promised_on: day,
      terms: sql`jsonb_set(terms, '{promisedOn}', to_jsonb(${day}::text))`,
    })
    .where(among('id', ids))
    .returningAll()
    .execute();
};
