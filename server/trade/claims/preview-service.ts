import { claimPlan, pickupDays } from '#domain/trade/claims/claim-plan.ts';
import type { ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import { claimableParts, splitAmong } from '#domain/trade/claims/line-part.ts';
import { CLAIMED_LINE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { disputedLines } from '../orders/claims/dispute-store.ts';
import { refundFor } from '../orders/claims/undo-lines.ts';
import { findOrder, type LineRow, linesOf, type OrderRow } from '../orders/order-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns days and refunds of each branch of a claim without storing anything. */
export async function previewClaim(
  { db, clock }: Ports,
  userId: number,
  { orderId, itemId }: { orderId: number; itemId: number },
) {
  const now = clock.now();
  const order = await findOrder(db, { id: orderId }, userId);
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  const all = await linesOf(db, order.id);
  const line = all.find(({ id }) => id === itemId);
  if (!line) throw new ShopError('ORDER_ITEM_NOT_FOUND');
  if (line.status !== CLAIMED_LINE) throw new ShopError('INVALID_ORDER_STATUS');
  const isDisputed = (await disputedLines(db, [line.id])).size > 0;
  const plan = (method: ReturnMethod, pickupOn: string | null) => {
    const facts = { method, pickupOn, done: { ask: now }, refundDue: null };
    return { method, pickupOn, stages: claimPlan(facts, now, true) };
  };
  return {
    refunds: refundsOf(order, all, line),
    parts: claimableParts(line, isDisputed).map((quantity) => {
      const split = splitAmong(all, line, quantity);
      return { quantity, refunds: refundsOf(order, split.all, split.part) };
    }),
    plans: [...pickupDays(now).map((day) => plan('PICKUP', day)), plan('OWN', null)],
  };
}

const refundsOf = (order: OrderRow, all: readonly LineRow[], line: LineRow) => ({
  CHANGE_OF_MIND: refundFor(order, all, [line], 'CHANGE_OF_MIND'),
  DEFECT: refundFor(order, all, [line], 'DEFECT'),
  PREPAID: refundFor(order, all, [line], 'CHANGE_OF_MIND', true),
});
