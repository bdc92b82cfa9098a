import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import type { SaleEventKind } from './tables.ts';

/** Lines of an order. */
export type Sale = { orderId: number; lines: readonly { storeId: number }[] };

/** Records, in the buyers' transaction, what sellers are notified of at the end of the hour. */
export async function noteSales(
  tx: Queryable,
  kind: SaleEventKind,
  sales: readonly Sale[],
  now: Date,
): Promise<void> {
  const rows = saleRows(kind, sales, now);
  if (rows.length > 0) await tx.insertInto('sale_events').values(rows).execute();
}

/** Builds the events of sales, one per store of an order. */
export const saleRows = (kind: SaleEventKind, sales: readonly Sale[], now: Date) =>
  sales.flatMap(({ orderId, lines }) => {
    const stores = [...new Set(lines.map(({ storeId }) => storeId))];
    return stores.map((storeId) => ({ store_id: storeId, kind, order_id: orderId, created_at: now }));
  });

/** Rows per run; the rest follows in the next one. */
const MOST = 2_000;

/**
 * Claims the events before a moment with their sellers. Rows are locked and marked in the caller's
 * transaction, so that concurrent servers never claim the same.
 */
export async function takeSales(tx: Queryable, before: Date, now: Date) {
  const waiting = await tx
    .selectFrom('sale_events as e')
    .innerJoin('stores as s', 's.id', 'e.store_id')
    .select(columns(['e.id', 'e.kind', 'e.order_id', 's.seller_id']))
    .where('e.notified_at', 'is', null)
    .where('e.created_at', '<', before)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(MOST)
    .forUpdate('e')
    .skipLocked()
    .execute();
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0)
    await tx.updateTable('sale_events').set({ notified_at: now }).where('id', 'in', ids).execute();
  return waiting;
}
