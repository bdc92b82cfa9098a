import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import { executeParts, type StatementPart } from '../../db/statements/statement-part.ts';
import type { Actor } from '../../kit/actor.ts';
import type { AuditedAction } from '../../kit/audit/audit-log.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { givePointsBack } from '../../rewards/points/point-ledger.ts';
import { removalOfOptions } from '../cart/store.ts';
import { restoreCoupons } from '../coupons/store.ts';
import { endDeposits } from './deposits/end-deposits.ts';
import { paidParts, setPaid } from './order-step-store.ts';
import {
  type LineRow,
  noteOrders,
  type OrderRow,
  setLineStatus,
  setOrderStatus,
  type WithLines,
  withLines,
} from './order-store.ts';
import { markReleased, type Payment } from './payment-store.ts';
import { returnMoves } from './stock.ts';

const idsOf = (lines: readonly { id: number }[]): number[] => lines.map(({ id }) => id);

/** Order that is paid, with options and stores of its lines, and its buyer if that is not the current actor. */
export type PaidWithLines = {
  order: OrderRow;
  lines: readonly Pick<LineRow, 'optionId' | 'storeId'>[];
  by?: Actor;
};

/** Locked pending order with its lines and payment. */
type Paying = WithLines & { payment: Payment };

/** Marks locked pending orders as paid, returns them in order, and deletes their cart lines. */
export async function markOrdersPaid(
  tx: Queryable,
  paying: readonly Paying[],
  now: Date,
): Promise<OrderRow[]> {
  if (paying.length === 0) return [];
  const paid = paying.map(({ order, payment }) => ({ orderId: order.id, ...payment }));
  const rows = await setPaid(tx, paid, { now, day: deliveryOf(now).arrivesOn });
  await executeParts(tx, partsOfPaid(tx, paying, now));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return paying.map(({ order }) => byId.get(order.id) ?? order);
}

/**
 * Deletions of the cart lines of orders that are paid in this transaction, and inserts of their audit
 * entries and of the notifications of buyers and stores. None without an order.
 */
export function partsOfPaid(tx: Queryable, paid: readonly PaidWithLines[], now: Date): StatementPart[] {
  if (paid.length === 0) return [];
  const bought = paid
    .filter(({ order }) => order.fromCart)
    .map(({ order, lines }) => {
      const options = lines.map((line) => line.optionId);
      return removalOfOptions(tx, order.userId, options);
    });
  const sales = paid.map(({ order, lines }) => ({ orderId: order.id, lines }));
  const told = paid.map(({ order }) => {
    const isDeposit = order.paymentMethod === DEPOSIT_METHOD;
    const facts = { orderId: order.id, orderNo: order.orderNo, amount: order.finalPrice, isDeposit };
    return { userId: order.userId, facts };
  });
  const deeds = paid.map(({ order, by }): AuditedAction => {
    const { finalPrice: amount, usedPoints: points } = order;
    // Also an order that was charged at once was pending in the sense of the log.
    const detail = { from: LINE_STATE.PENDING, to: LINE_STATE.ORDERED, amount, points };
    return { action: 'ORDER_PLACED', target: ['ORDER', order.id], detail, ...(by ? { by } : {}) };
  });
  return [...bought, ...paidParts(tx, { sales, told, deeds }, now)];
}

/**
 * Releases the reservations of locked pending orders, which become EXPIRED; `isLapsed` if their time is over. Only
 * those with a virtual account are shown to their buyers, as cancelled.
 */
export async function releaseOrders(
  tx: Queryable,
  orders: readonly OrderRow[],
  why: string,
  { now, jobs, isLapsed = false }: { now: Date; jobs: Jobs; isLapsed?: boolean },
): Promise<void> {
  if (orders.length === 0) return;
  const status = LINE_STATE.EXPIRED;
  const ids = idsOf(orders);
  const lines = (await withLines(tx, orders)).flatMap((one) => one.lines);
  await setOrderStatus(tx, ids, status);
  await setLineStatus(tx, idsOf(lines), { status });
  await markReleased(tx, ids);
  for (const { id, userId, usedPoints: points } of orders)
    await givePointsBack(tx, { userId, orderId: id, points, refType: 'HOLD', refId: id }, now);
  await restoreCoupons(tx, ids);
  const back = lines.map((line): StockMove => {
    const { optionId, quantity: delta, orderId } = line;
    return { optionId, delta, reason: 'RELEASE', orderId };
  });
  await returnMoves(tx, back, { now, jobs });
  await noteOrders(tx, ids, status, now, why);
  await endDeposits(tx, orders, { isLapsed, now, jobs });
}
