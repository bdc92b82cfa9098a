import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/**
 * Age in ms up to which an order accepts reports with an unknown key, as buyers may retry with a
 * second one.
 */
const YOUNG_MS = 86_400_000;

/** Stores the key of an opened payment, so that webhooks about it are processed. */
export const noteOpened = (db: Queryable, orderId: number, paymentKey: string) =>
  db.updateTable('payments').set({ opened_key: paymentKey }).where('order_id', '=', orderId).execute();

/** Returns whether the shop has opened, queried, captured or refunded a payment under this key. */
export async function isKnownKey(db: Queryable, paymentKey: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payments where opened_key = ${paymentKey})
      or exists (select from payments where payment_key = ${paymentKey})
      or exists (select from refunds where payment_key = ${paymentKey})
      or exists (select from payment_asks where payment_key = ${paymentKey}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Returns whether an order is young enough to be paid with an unknown key. */
export async function isYoungOrder(db: Queryable, orderNo: string, now: Date): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('ordered_at', '>', new Date(now.getTime() - YOUNG_MS))
    .executeTakeFirst();
  return order !== undefined;
}
