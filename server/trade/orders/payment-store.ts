import { HOLD } from '#domain/trade/order-life.ts';
import { among } from '../../db/among-sql.ts';
import type { Queryable } from '../../db/database.ts';

/** Insert of the payment that an order waits for, as a part of `insertPlaced`. */
export const newPayment = (
  tx: Queryable,
  { orderId, provider, amount }: { orderId: number; provider: string; amount: number },
  now: Date,
) =>
  tx
    .insertInto('payments')
    .values({ order_id: orderId, provider, amount, status: HOLD.starts.order.to, created_at: now });

/** Update of the payment of an order that is paid, as a part of `setPaid`. */
export const paidPayment = (
  tx: Queryable,
  orderId: number,
  { key, receiptUrl }: { key: string | null; receiptUrl: string | null },
  now: Date,
) =>
  tx
    .updateTable('payments')
    .set({ status: HOLD.moves.pay.to, payment_key: key, receipt_url: receiptUrl, paid_at: now })
    .where('order_id', '=', orderId);

/** Marks the payments of orders as no longer waited for. */
export const markReleased = (tx: Queryable, orderIds: readonly number[]) =>
  tx
    .updateTable('payments')
    .set({ status: HOLD.moves.release.to })
    .where(among('order_id', orderIds))
    .execute();

export const findPayment = (db: Queryable, orderId: number) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Whether some order was paid under this key. */
export async function paysAnOrder(db: Queryable, paymentKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('payment_key', '=', paymentKey)
    .executeTakeFirst();
  return row !== undefined;
}
