import { sql } from 'kysely';
import { HOLD_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';
import type { OrderRow } from './order-store.ts';

/** Key and receipt of a captured payment; both null if nothing was to be paid. */
export type Payment = { key: string | null; receiptUrl: string | null };

type Paying = { order: Pick<OrderRow, 'id' | 'finalPrice'>; payment: Payment | null };

/** Insert of the payments of new orders, captured or pending (null), part of `placedParts`. */
export const newPayments = (
  tx: Queryable,
  orders: readonly Paying[],
  { provider, now }: { provider: string; now: Date },
) =>
  tx.insertInto('payments').values(
    orders.map(({ order: { id, finalPrice: amount }, payment }) => ({
      order_id: id,
      provider,
      amount,
      status: payment ? HOLD_STATE.PAID : HOLD_STATE.READY,
      payment_key: payment?.key ?? null,
      receipt_url: payment?.receiptUrl ?? null,
      created_at: now,
      paid_at: payment ? now : null,
    })),
  );

/** Paid order with its payment. */
export type PaidOrder = Payment & { orderId: number };

type PaidRow = { order_id: number; payment_key: string | null; receipt_url: string | null };

/** Update of the payments of paid orders, part of `setPaid`. */
export const paidPayments = (tx: Queryable, paid: readonly PaidOrder[], now: Date) => {
  const ids = paid.map(({ orderId }) => orderId);
  const keys = paid.map(({ key }) => key);
  const receipts = paid.map(({ receiptUrl }) => receiptUrl);
  const rows = sql<PaidRow>`unnest(${ids}::bigint[], ${keys}::text[], ${receipts}::text[])`;
  return tx
    .updateTable('payments')
    .from(rows.as<'done'>(sql`done (order_id, payment_key, receipt_url)`))
    .set((eb) => ({
      status: HOLD_STATE.PAID,
      payment_key: eb.ref('done.payment_key'),
      receipt_url: eb.ref('done.receipt_url'),
      paid_at: now,
    }))
    .whereRef('payments.order_id', '=', 'done.order_id');
};

/** Marks the payments of orders as released. */
export const markReleased = (tx: Queryable, orderIds: readonly number[]) =>
  tx.updateTable('payments').set({ status: HOLD_STATE.FAILED }).where(among('order_id', orderIds)).execute();

/** Finds the payment of an order. */
export const findPayment = (db: Queryable, orderId: number) =>
  db
    .selectFrom('payments')
    .select(columns(['status', 'payment_key', 'receipt_url']))
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Returns whether an order was paid under this key. */
export async function paysAnOrder(db: Queryable, paymentKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('payment_key', '=', paymentKey)
    .executeTakeFirst();
  return row !== undefined;
}
