import { DISPUTE_STATE, isGone, LINE_STATE } from '#domain/trade/order-life.ts';
import { orderTermsOf } from '#domain/trade/order-terms.ts';
import { type Refund, refundOf } from '#domain/trade/refund.ts';
import { type Cause, undoingOf } from '#domain/trade/undoing.ts';
import type { StockMove } from '../../catalogue/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import { settleFor } from '../../events/entries/move-entry.ts';
import { audit } from '../../kit/audit-log.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { takeBackLineRewards } from '../../rewards/line-rewards.ts';
import { givePointsBack } from '../../rewards/point-ledger.ts';
import { restoreCoupons } from '../coupons/store.ts';
import { addRefund } from '../refunds/refunds.ts';
import { endDisputes } from './dispute-store.ts';
import { endClaims } from './end-claims.ts';
import { toPaidLine } from './line-money.ts';
import { type LineRow, note, type OrderRow, setLineStatus } from './order-store.ts';
import { movesOf, returnMoves } from './stock.ts';
import type { Pieces } from './stock-store.ts';

/** Lines as the audit trail names them. */
export const idsOf = (lines: readonly LineRow[]): string => lines.map(({ id }) => id).join(',');
export const statusesOf = (lines: readonly LineRow[]): string =>
  [...new Set(lines.map(({ status }) => status))].join(',');

/** What comes back when these lines of an order are undone now. */
export function refundFor(
  order: OrderRow,
  all: readonly LineRow[],
  undone: readonly LineRow[],
  cause: Cause,
): Refund {
  const ids = new Set(undone.map(({ id }) => id));
  return refundOf({
    lines: undone.map(toPaidLine),
    isLast: all.every((line) => isGone(line.status) || ids.has(line.id)),
    hasCoupon: order.coupon_id !== null,
    deliveryFee: order.delivery_fee,
    cause,
    fees: orderTermsOf(order).returnFee,
  });
}

type Undoing = {
  cause: Cause;
  reason: string;
  /** Word to the buyer on requests that end with the lines. */
  answer?: string;
  now: Date;
  jobs: Jobs;
};

/**
 * Undoes lines of a locked order: stock, points and coupon come back, the refund waits for the provider. Open requests
 * for the lines end with them, and what those held comes back too.
 */
export async function undoLines(
  tx: Queryable,
  order: OrderRow,
  all: readonly LineRow[],
  undone: readonly LineRow[],
  { cause, reason, answer = reason, now, jobs }: Undoing,
): Promise<void> {
  const { to: status } = undoingOf(cause);
  const refund = refundFor(order, all, undone, cause);
  await setLineStatus(
    tx,
    undone.map(({ id }) => id),
    { status },
  );
  const giving = { ...refund, reason: reason || '주문 취소' };
  const { id: refundId } = await addRefund(tx, order.id, giving, { now, jobs });
  const given = { userId: order.user_id, orderId: order.id, points: refund.points };
  await givePointsBack(tx, { ...given, refType: 'REFUND', refId: refundId }, now);
  await takeBackLineRewards(
    tx,
    order.user_id,
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
  // What is lost on its way does not come back on sale.
  const there = cause === 'LOST' ? [] : undone;
  const sold = there.map((line) => ({ optionId: line.option_id, quantity: line.quantity }));
  const why = status === LINE_STATE.RETURNED ? 'RETURN' : 'CANCEL';
  const back = (pieces: readonly Pieces[], reason: StockMove['reason']) =>
    movesOf(pieces, { orderId: order.id, reason });
  await returnMoves(tx, [...back(sold, why), ...back(held, 'RELEASE')], { now, jobs });
  // An event that was entered with them goes on without.
  await settleFor(tx, jobs, { orderItemIds: undone.map(({ id }) => id) }, now);
  for (const line of undone) await note(tx, order.id, status, now, reason, line.id);
  const detail = { from: statusesOf(undone), to: status, lines: idsOf(undone), cause, refund: refundId };
  await audit(tx, { action: `ORDER_${status}`, target: ['ORDER', order.id], detail }, now);
}
