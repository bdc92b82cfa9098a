import { claimPlan, pickupDays } from '#domain/trade/claims/claim-plan.ts';
import type { ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import { CLAIMED_LINE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { refundFor } from '../orders/claims/undo-lines.ts';
import { findOrder, linesOf } from '../orders/order-store.ts';

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
  const plan = (method: ReturnMethod, pickupOn: string | null) => {
    const facts = { method, pickupOn, done: { ask: now }, refundDue: null };
    return { method, pickupOn, stages: claimPlan(facts, now, true) };
  };
  return {
    refunds: {
      CHANGE_OF_MIND: refundFor(order, all, [line], 'CHANGE_OF_MIND'),
      DEFECT: refundFor(order, all, [line], 'DEFECT'),
      PREPAID: refundFor(order, all, [line], 'CHANGE_OF_MIND', true),
    },
    plans: [...pickupDays(now).map((day) => plan('PICKUP', day)), plan('OWN', null)],
  };
}
