import { type Cause, transitionOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { type Refund, refundOf } from '#domain/trade/claims/refund.ts';
import { DISPUTE_STATE, isGone, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { StockMove } from '../../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../../db/database.ts';
import { reconcileFor } from '../../../events/reconcile/change-entry-state.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Jobs } from '../../../kit/ports/jobs.ts';
import { givePointsBack } from '../../../rewards/points/point-ledger.ts';
import { takeBackLineRewards } from '../../../rewards/reclaim-line-rewards.ts';
import { restoreCoupons } from '../../coupons/store.ts';
import { addRefund } from '../../refunds/refunds.ts';
import { type LineRow, note, type OrderRow, setLineStatus } from '../order-store.ts';
import { movesOf, returnMoves } from '../stock.ts';
import type { Pieces } from '../stock-store.ts';
import { endDisputes } from './dispute-store.ts';
import { endClaims } from './end-claims.ts';

/** Formats line ids for the audit log. */
export const idsOf = (lines: readonly LineRow[]): string => lines.map(({ id }) => id).join(',');
/** Returns the distinct statuses of order lines, joined by commas. */
export const statusesOf = (lines: readonly LineRow[]): string =>
  [...new Set(lines.map(({ status }) => status))].join(',');

/** Computes the refund of cancelling or returning these lines now; `isPrepaid` if the buyer has paid the parcel back. */
export function refundFor(
  order: OrderRow,
  all: readonly LineRow[],
  undone: readonly LineRow[],
  cause: Cause,
  isPrepaid = false,
): Refund {
  const ids = new Set(undone.map(({ id }) => id));
  return refundOf({
    lines: undone,
    isLast: all.every((line) => isGone(line.status) || ids.has(line.id)),
    hasCoupon: order.couponId !== null,
    deliveryFee: order.deliveryFee,
    cause,
    isPrepaid,
    fees: orderTermsOf(order).returnFee,
  });
}

type Undoing = {
  cause: Cause;
  /** True if the buyer has paid the parcel back. */
  isPrepaid?: boolean;
  reason: string;
  /** Answer to claims that end with the lines. */
  answer?: string;
  now: Date;
  jobs: Jobs;
};

/**
 * Cancels or returns lines of a locked order: restores stock, points and coupon, and enqueues the
 * refund. Their open claims end, and the units reserved by these are released.
 */
export async function undoLines(
  tx: Queryable,
  order: OrderRow,
  all: readonly LineRow[],
  undone: readonly LineRow[],
  { cause, isPrepaid = false, reason, answer = reason, now, jobs }: Undoing,
): Promise<void> {
  const { to: status } = transitionOf(cause);
  const refund = refundFor(order, all, undone, cause, isPrepaid);
  await setLineStatus(
    tx,
    undone.map(({ id }) => id),
    { status },
  );
  const giving = { ...refund, reason: reason || '주문 취소' };
  const { id: refundId } = await addRefund(tx, order, giving, { now, jobs });
  const given = { userId: order.userId, orderId: order.id, points: refund.points };
  await givePointsBack(tx, { ...given, refType: 'REFUND', refId: refundId }, now);
  await takeBackLineRewards(
    tx,
    order.userId,
    undone.map(({ id }) => id),
    now,
  );
  if (refund.couponRestored) await restoreCoupons(tx, [order.id]);
  await endDisputes(
    tx,
    undone.map(({ id }) => id),
    DISPUTE_STATE.CLOSED,
    now,
  );
  const held = await endClaims(tx, undone, { refundId, answer, now });
  // A parcel lost in transit does not return to stock.
  const there = cause === 'LOST' ? [] : undone;
  const sold = there.map((line) => ({ optionId: line.optionId, quantity: line.quantity }));
  const why = status === LINE_STATE.RETURNED ? 'RETURN' : 'CANCEL';
  const back = (pieces: readonly Pieces[], reason: StockMove['reason']) =>
    movesOf(pieces, { orderId: order.id, reason });
  await returnMoves(tx, [...back(sold, why), ...back(held, 'RELEASE')], { now, jobs });
  // Event entries of these lines are updated.
  await reconcileFor(tx, jobs, { orderItemIds: undone.map(({ id }) => id) }, now);
  for (const line of undone) await note(tx, order.id, status, now, reason, line.id);
  const facts = { from: statusesOf(undone), to: status, lines: idsOf(undone), cause, refund: refundId };
  const detail = isPrepaid ? { ...facts, parcel: 'PREPAID' } : facts;
  await audit(tx, { action: `ORDER_${status}`, target: ['ORDER', order.id], detail }, now);
}
