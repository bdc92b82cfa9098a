import { deliveryOf } from '#domain/kit/delivery-day.ts';
import { LINE } from '#domain/trade/order-life.ts';
import type { StockMove } from '../../catalogue/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit-log.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { notify } from '../../notices/notify.ts';
import { givePointsBack } from '../../rewards/point-ledger.ts';
import { removeOptions } from '../cart/store.ts';
import { restoreCoupons } from '../coupons/store.ts';
import { type PaidBy, setPaid } from './order-step-store.ts';
import {
  type LineRow,
  noteOrders,
  type OrderRow,
  setLineStatus,
  setOrderStatus,
  withLines,
} from './order-store.ts';
import { markReleased } from './payment-store.ts';
import { returnMoves } from './stock.ts';
import { tellSellers } from './tell-sellers.ts';

const idsOf = (lines: readonly { id: number }[]): number[] => lines.map(({ id }) => id);

/**
 * Turns a locked pending order into a paid one and returns it; the ticked cart lines it came from go. `lines` are those
 * of the order.
 */
export async function completeOrder(
  tx: Queryable,
  order: OrderRow,
  lines: readonly LineRow[],
  payment: PaidBy,
  now: Date,
): Promise<OrderRow> {
  const { to: status } = LINE.moves.pay;
  const paid = await setPaid(tx, order.id, payment, { now, day: deliveryOf(now).arrivesOn });
  if (order.from_cart)
    await removeOptions(
      tx,
      order.user_id,
      lines.map((line) => line.option_id),
    );
  const detail = { from: order.status, to: status, amount: order.final_price, points: order.used_points };
  const facts = { orderId: order.id, orderNo: order.order_no, amount: order.final_price };
  await tellSellers(tx, 'PLACED', order, lines, now);
  await notify(tx, 'ORDER_PLACED', [{ userId: order.user_id, facts }], now);
  await audit(tx, { action: 'ORDER_PLACED', target: ['ORDER', order.id], detail }, now);
  return paid;
}

/** Gives back what locked pending orders hold; the orders stay as EXPIRED and are shown nowhere. */
export async function releaseOrders(
  tx: Queryable,
  orders: readonly OrderRow[],
  why: string,
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (orders.length === 0) return;
  const { to: status } = LINE.moves.release;
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
