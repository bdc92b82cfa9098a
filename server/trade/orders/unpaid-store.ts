import { LINE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';

/** How many unpaid orders of a member hold stock; counting ends at `most`. */
export async function countUnpaid(tx: Queryable, userId: number, most: number, now: Date): Promise<number> {
  const open = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', LINE.starts.order.to)
    .where('hold_expires_at', '>', now)
    .limit(most)
    .execute();
  return open.length;
}

/** Only shoppers order. */
export async function isShopper(tx: Queryable, userId: number): Promise<boolean> {
  const row = await tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  return row?.role === 'user';
}

/** The order that a member made under this key of a request. */
export const findByKey = (tx: Queryable, userId: number, key: string) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
