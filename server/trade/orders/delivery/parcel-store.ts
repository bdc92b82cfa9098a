import type { Queryable } from '../../../db/database.ts';

/** When a parcel was dispatched; null for one that nobody has sent. Of a number that was used again, the last time. */
export async function lastDispatchOf(
  db: Queryable,
  carrier: string,
  trackingNumber: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('order_items')
    .select('shipped_at')
    .where('tracking_no', '=', trackingNumber)
    .where('carrier', '=', carrier)
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.shipped_at ?? null;
}
