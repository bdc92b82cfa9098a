import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** A second key of an order shows up while people still try to pay it. */
const YOUNG_MS = 86_400_000;

/** The provider's window has this key: reports about it are heard. */
export const noteOpened = (db: Queryable, orderId: number, paymentKey: string) =>
  db.updateTable('payments').set({ opened_key: paymentKey }).where('order_id', '=', orderId).execute();

/** The shop has opened a window, asked, paid or given back under this key. */
export async function isKnownKey(db: Queryable, paymentKey: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payments where opened_key = ${paymentKey})
      or exists (select from payments where payment_key = ${paymentKey})
      or exists (select from refunds where payment_key = ${paymentKey})
      or exists (select from payment_asks where payment_key = ${paymentKey}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

export async function isYoungOrder(db: Queryable, orderNo: string, now: Date): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('ordered_at', '>', new Date(now.getTime() - YOUNG_MS))
    .executeTakeFirst();
  return order !== undefined;
}
