import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import type { LineRow, OrderRow } from './order-store.ts';
import { productNamesOf } from './placing/product-name-store.ts';

/** What the seller has said about the change. */
type Told = { reason?: string; carrier?: string; trackingNumber?: string };
type Move = 'ORDER_SHIPPED' | 'ORDER_DELIVERED' | 'ORDER_CANCELLED';

/** Notifies the buyer about a change of lines of a locked order, with one notification for all. */
export async function notifyBuyer(
  tx: Queryable,
  kind: Move,
  order: Pick<OrderRow, 'id' | 'userId'>,
  lines: readonly LineRow[],
  now: Date,
  told: Told = {},
): Promise<void> {
  await notifyBuyers(tx, kind, [{ order, lines }], now, told);
}

type Moved = { order: Pick<OrderRow, 'id' | 'userId'>; lines: readonly LineRow[] };

/** Notifies the buyers of several orders, once per order. */
export async function notifyBuyers(
  tx: Queryable,
  kind: Move,
  moved: readonly Moved[],
  now: Date,
  told: Told = {},
): Promise<void> {
  const firsts = moved.flatMap(({ lines }) => lines.slice(0, 1).map((line) => line.productId));
  const names = await productNamesOf(tx, firsts);
  const notified = moved.flatMap(({ order, lines: [first, ...others] }) => {
    if (!first) return [];
    const product = names.get(first.productId) ?? '';
    const facts = {
      orderId: order.id,
      lineId: first.id,
      product,
      others: others.length,
      reason: '',
      ...told,
    };
    return [{ userId: order.userId, facts }];
  });
  await notify(tx, kind, notified, now);
}
