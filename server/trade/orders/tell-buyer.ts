import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import type { LineRow, OrderRow } from './order-store.ts';
import { productNameOf } from './product-name-store.ts';

type Move = 'ORDER_SHIPPED' | 'ORDER_DELIVERED' | 'ORDER_CANCELLED';

/** Tells the buyer what happened to lines of a locked order; what moves together is told at once. */
export async function tellBuyer(
  tx: Queryable,
  kind: Move,
  order: Pick<OrderRow, 'id' | 'user_id'>,
  lines: readonly LineRow[],
  now: Date,
  reason = '',
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const product = await productNameOf(tx, first.product_id);
  const facts = { orderId: order.id, lineId: first.id, product, others: lines.length - 1, reason };
  await notify(tx, kind, [{ userId: order.user_id, facts }], now);
}
