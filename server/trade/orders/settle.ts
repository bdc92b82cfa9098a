import { deliveryOf } from '#domain/kit/delivery-day.ts';
import { LINE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit-trail.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { notify } from '../../notices/notify.ts';
import { givePointsBack } from '../../rewards/point-ledger.ts';
import { removeOptions } from '../cart/store.ts';
import { restoreCoupon } from '../coupons/store.ts';
import { type PaidBy, setPaid } from './order-step-store.ts';
import { type LineRow, linesOf, note, type OrderRow, setLineStatus, setOrderStatus } from './order-store.ts';
import { markReleased } from './payment-store.ts';
import { returnStock } from './stock.ts';
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

/** Gives back what a locked pending order holds; the order stays as EXPIRED and is shown nowhere. */
export async function releaseOrder(
  tx: Queryable,
  order: OrderRow,
  why: string,
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  const { to: status } = LINE.moves.release;
  const lines = await linesOf(tx, order.id);
  await setOrderStatus(tx, order.id, status);
  await setLineStatus(tx, idsOf(lines), { status });
  await markReleased(tx, order.id);
  await givePointsBack(
    tx,
    { userId: order.user_id, orderId: order.id, points: order.used_points, refType: 'HOLD', refId: order.id },
    now,
  );
  await restoreCoupon(tx, order.id);
  await returnStock(
    tx,
    lines.map((line) => ({ optionId: line.option_id, quantity: line.quantity })),
    { orderId: order.id, reason: 'RELEASE', now, jobs },
  );
  await note(tx, order.id, status, now, why);
}
