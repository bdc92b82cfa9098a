import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Returns the last dispatch of a parcel number; null if it is unknown. */
export async function lastDispatchOf(
  db: Queryable,
  carrier: string,
  trackingNumber: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('order_items')
    .select(columns(['shipped_at']))
    .where('tracking_no', '=', trackingNumber)
    .where('carrier', '=', carrier)
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.shippedAt ?? null;
}
