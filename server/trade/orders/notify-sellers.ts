import type { Queryable } from '../../db/database.ts';
import { noteSales } from '../../notices/sale-event-store.ts';
import type { SaleEventKind } from '../../notices/tables.ts';
import type { LineRow, OrderRow } from './order-store.ts';

/**
 * Records a buyer's action on lines of a locked order, of which each store is notified at the end
 * of the hour.
 */
export const notifySellers = (
  tx: Queryable,
  kind: SaleEventKind,
  order: Pick<OrderRow, 'id'>,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> => noteSales(tx, kind, [{ orderId: order.id, lines }], now);
