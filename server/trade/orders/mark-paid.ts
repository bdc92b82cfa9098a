import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import { type AuditedAction, auditEach } from '../../kit/audit/audit-log.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { notify } from '../../notices/notify.ts';
import { givePointsBack } from '../../rewards/points/point-ledger.ts';
import { removeOptions } from '../cart/store.ts';
import { restoreCoupons } from '../coupons/store.ts';
import { notifySellersOf } from './notify-sellers.ts';
import { setPaid } from './order-step-store.ts';
import { noteOrders, type OrderRow, setLineStatus, setOrderStatus, withLines } from './order-store.ts';
import { markReleased, type PaidOrder } from './payment-store.ts';
import type { Placed } from './placing/order-request.ts';
import { returnMoves } from './stock.ts';

const idsOf = (lines: readonly { id: number }[]): number[] => lines.map(({ id }) => id);

/** Locked pending order with its lines and payment. */
type Paying = Placed & { payment: Omit<PaidOrder, 'orderId'> };

/** Marks locked pending orders as paid, returns them in order, and deletes their cart lines. */
export async function markOrdersPaid(
  tx: Queryable,
  paying: readonly Paying[],
  now: Date,
): Promise<OrderRow[]> {
  if (paying.length === 0) return [];
  const status = LINE_STATE.ORDERED;
  const paid = paying.map(({ order, payment }) => ({ orderId: order.id, ...payment }));
  const rows = await setPaid(tx, paid, { now, day: deliveryOf(now).arrivesOn });
  for (const { order, lines } of paying.filter((one) => one.order.from_cart))
    await removeOptions(
      tx,
      order.user_id,
      lines.map((line) => line.option_id),
    );
  await notifySellersOf(tx, 'PLACED', paying, now);
  const told = paying.map(({ order }) => {
    const facts = { orderId: order.id, orderNo: order.order_no, amount: order.final_price };
    return { userId: order.user_id, facts };
  });
  await notify(tx, 'ORDER_PLACED', told, now);
  const deeds = paying.map(({ order, by }): AuditedAction => {
    const detail = { from: order.status, to: status, amount: order.final_price, points: order.used_points };
    return { action: 'ORDER_PLACED', target: ['ORDER', order.id], detail, ...(by ? { by } : {}) };
  });
  await auditEach(tx, deeds, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return paying.map(({ order }) => byId.get(order.id) ?? order);
}

/**
 * Releases the reservations of locked pending orders, which become EXPIRED and are no longer shown.
 */
export async function releaseOrders(
  tx: Queryable,
  orders: readonly OrderRow[],
  why: string,
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (orders.length === 0) return;
  const status = LINE_STATE.EXPIRED;
  const ids = idsOf(orders);
  const lines = (await withLines(tx, orders)).flatMap((one) => one.lines);
  await setOrderStatus(tx, ids, status);
  await setLineStatus(tx, idsOf(lines), { status });
  await markReleased(tx, ids);
  for (const { id, user_id: userId, used_points: points } of orders)
    await givePointsBack(tx, { userId, orderId: id, points, refType: 'HOLD', refId: id }, now);
  await restoreCoupons(tx, ids);
  const back = lines.map((line): StockMove => {
    const { option_id: optionId, quantity: delta, order_id: orderId } = line;
    return { optionId, delta, reason: 'RELEASE', orderId };
  });
  await returnMoves(tx, back, { now, jobs });
  await noteOrders(tx, ids, status, now, why);
}
