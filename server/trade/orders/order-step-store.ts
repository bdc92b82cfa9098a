import { sql } from 'kysely';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import type { StatementPart } from '../../db/statements/statement-part.ts';
import { type AuditedAction, entriesOf } from '../../kit/audit/audit-log.ts';
import { newEntries } from '../../kit/audit/audit-store.ts';
import { newNotices } from '../../notices/notice-store.ts';
import { type Notified, noticesOf } from '../../notices/notify.ts';
import { type Sale, saleRows } from '../../notices/sale-event-store.ts';
import { newNotes, ORDER, type OrderRow } from './order-store.ts';
import { newPayments, type PaidOrder, type Payment, paidPayments } from './payment-store.ts';
import type { BasketLine } from './placing/basket.ts';

/** New order with its basket, price and captured payment; null while it is pending. */
export type NewlyPlaced = {
  order: OrderRow;
  lines: readonly BasketLine[];
  quote: Quote;
  payment: Payment | null;
};

/**
 * Inserts of the lines of new orders with their prorated discounts, of the payments and of the first
 * history rows: one for a pending order, two for one that is paid already.
 */
export const placedParts = (
  tx: Queryable,
  placed: readonly NewlyPlaced[],
  { provider, now }: { provider: string; now: Date },
): StatementPart[] => {
  const notes = placed.flatMap(({ order: { id: orderId }, payment }) =>
    (payment ? [LINE_STATE.PENDING, LINE_STATE.ORDERED] : [LINE_STATE.PENDING]).map((event) => ({
      orderId,
      event,
    })),
  );
  return [
    tx.insertInto('order_items').values(placed.flatMap(linesOfPlaced)),
    newPayments(tx, placed, { provider, now }),
    newNotes(notes, now),
  ];
};

const linesOfPlaced = ({ order, lines, quote }: NewlyPlaced) =>
  lines.map((line, index) => ({
    order_id: order.id,
    product_id: line.productId,
    option_id: line.optionId,
    store_id: line.storeId,
    quantity: line.quantity,
    unit_price: line.discountPrice,
    base_price: line.price,
    status: order.status,
    level_share: quote.shares[index]?.level ?? 0,
    follower_share: quote.shares[index]?.follower ?? 0,
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
  const notes = ids.map((orderId) => ({ orderId, event: status }));
  return tx
    .with('items', (cte) => cte.updateTable('order_items').set({ status }).where(among('order_id', ids)))
    .with('paid', () => paidPayments(tx, paid, now))
    .with('noted', () => sql`(${newNotes(notes, now)})`)
    .updateTable('orders')
    .set({
      status,
      ordered_at: now,
      promised_on: day,
      terms: sql`jsonb_set(terms, '{promisedOn}', to_jsonb(${day}::text))`,
    })
    .where(among('id', ids))
    .returning(ORDER)
    .execute();
};

/** Notes of paid orders: events for their stores, notices for their buyers, audit entries. */
export type PaidNotes = {
  sales: readonly Sale[];
  told: readonly Notified<'ORDER_PLACED'>[];
  deeds: readonly AuditedAction[];
};

/** Inserts of the notes of paid orders, at least one. */
export const paidParts = (tx: Queryable, { sales, told, deeds }: PaidNotes, now: Date): StatementPart[] => [
  newNotices(tx, noticesOf('ORDER_PLACED', told, now), now),
  newEntries(entriesOf(deeds, now)),
  tx.insertInto('sale_events').values(saleRows('PLACED', sales, now)),
];
