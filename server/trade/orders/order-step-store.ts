import { sql } from 'kysely';
import { LINE } from '#domain/trade/order-life.ts';
import type { Quote } from '#domain/trade/quote.ts';
import type { Queryable } from '../../db/database.ts';
import type { BasketLine } from './basket.ts';
import { type LineRow, newNote, type OrderRow } from './order-store.ts';
import { newPayment, paidPayment } from './payment-store.ts';

type Placed = { order: OrderRow; lines: readonly BasketLine[]; quote: Quote; provider: string };

/**
 * Writes what belongs to a new order in one statement: its lines with their part of each discount, the payment that is
 * waited for, and the first row of the history. Returns the lines in their order.
 */
export const insertPlaced = (
  tx: Queryable,
  { order, lines, quote, provider }: Placed,
  now: Date,
): Promise<LineRow[]> =>
  tx
    .with('payment', () => newPayment(tx, { orderId: order.id, provider, amount: order.final_price }, now))
    .with('noted', () => newNote(tx, order.id, LINE.starts.order.to, now))
    .insertInto('order_items')
    .values(
      lines.map((line, index) => ({
        order_id: order.id,
        product_id: line.product_id,
        option_id: line.option_id,
        quantity: line.quantity,
        unit_price: line.discount_price,
        base_price: line.price,
        status: LINE.starts.order.to,
        level_share: quote.shares[index]?.level ?? 0,
        coupon_share: quote.shares[index]?.coupon ?? 0,
        point_share: quote.shares[index]?.points ?? 0,
      })),
    )
    .returningAll()
    .execute();

/** Key and receipt of what has paid; both null where there was nothing to pay. */
export type PaidBy = { key: string | null; receiptUrl: string | null };

/**
 * Marks an order, its lines and its payment as paid, with the day that was promised at the payment, and notes it in the
 * history: one statement. Returns the order as it is then.
 */
export const setPaid = (
  tx: Queryable,
  id: number,
  payment: PaidBy,
  { now, day }: { now: Date; day: string },
): Promise<OrderRow> => {
  const { to: status } = LINE.moves.pay;
  return tx
    .with('items', (cte) => cte.updateTable('order_items').set({ status }).where('order_id', '=', id))
    .with('paid', () => paidPayment(tx, id, payment, now))
    .with('noted', () => newNote(tx, id, status, now))
    .updateTable('orders')
    .set({
      status,
      ordered_at: now,
      promised_on: day,
      terms: sql`jsonb_set(terms, '{promisedOn}', to_jsonb(${day}::text))`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
