import { causeOf, type RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import { isParcelPaid } from '#domain/trade/claims/claim.ts';
import {
  CLAIM_STATE,
  CLAIMED_LINE,
  type ClaimEnd,
  type ClaimState,
  DISPUTE_STATE,
  mayMoveClaim,
} from '#domain/trade/orders/order-lifecycle.ts';
import { confirmsAt } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type ClaimRow, findClaim } from '../orders/claims/claim-row-store.ts';
import { returnOf } from '../orders/claims/claim-stages-of.ts';
import type { Decision } from '../orders/claims/claim-store.ts';
import { decideClaim } from '../orders/claims/decide-claim.ts';
import { endDisputes } from '../orders/claims/dispute-store.ts';
import { undoLines } from '../orders/claims/undo-lines.ts';
import { confirmLater } from '../orders/delivery/deliver.ts';
import { notifySellers } from '../orders/notify-sellers.ts';
import { type LineRow, linesOf, lockOrder, note, type OrderRow } from '../orders/order-store.ts';
import { refreshOrder } from '../orders/progress.ts';
import { returnStock } from '../orders/stock.ts';
import { settleRefunds } from '../refunds/refunds.ts';
import { isSoldBy, swapOption } from './store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
type Moment = { now: Date; jobs: Jobs };
type Open = { claim: ClaimRow; order: OrderRow; all: readonly LineRow[]; line: LineRow };

/** Returns the current time and the jobs, for a decision on a claim. */
export const momentOf = ({ clock, jobs }: Ports): Moment => ({ now: clock.now(), jobs });

/** Withdraws an own undecided claim and releases the reserved size. */
export const withdraw = (ports: Ports, userId: number, id: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const open = await lockClaimFor(tx, id, { userId }, CLAIM_STATE.WITHDRAWN);
    await letGo(tx, open, { status: CLAIM_STATE.WITHDRAWN, answer: '' }, momentOf(ports));
    await notifySellers(tx, 'WITHDRAWN', open.order, [open.line], ports.clock.now());
    return { claimId: id, status: CLAIM_STATE.WITHDRAWN };
  });

/** Decides a claim on a line of the seller's own store. */
export async function decide(
  ports: Ports,
  sellerId: number,
  { id, decision, answer }: { id: number; decision: 'COMPLETE' | 'REJECT'; answer: string },
  attempt: IdempotentRequest | null,
) {
  const { status, orderId } = await runIdempotent(ports, attempt, async (tx) => {
    const moment = momentOf(ports);
    const to = decision === 'REJECT' ? CLAIM_STATE.REJECTED : CLAIM_STATE.COMPLETED;
    const open = await lockClaimFor(tx, id, { sellerId }, to);
    const orderId = open.order.id;
    if (decision === 'REJECT') return { status: await turnDown(tx, open, { answer }, moment), orderId };
    if (open.claim.type === 'RETURN') {
      const cause = causeOf(open.claim.reason);
      await undoLines(tx, open.order, open.all, [open.line], {
        cause,
        isPrepaid: isParcelPaid(returnOf(open.claim)),
        reason: '반품',
        answer,
        ...moment,
      });
    } else await swap(tx, open, answer, moment);
    await refreshOrder(tx, open.order, moment.now);
    return { status: CLAIM_STATE.COMPLETED, orderId };
  });
  await settleRefunds(ports, orderId);
  return { claimId: id, status };
}

type Rejection = { answer: string; reason?: RejectReason };

/** Rejects a claim: the line stays with the buyer, who gets the reason. */
export async function turnDown(
  tx: Queryable,
  open: Open,
  { answer, reason }: Rejection,
  moment: Moment,
): Promise<typeof CLAIM_STATE.REJECTED> {
  const status = CLAIM_STATE.REJECTED;
  await letGo(tx, open, { status, answer, reject_reason: reason ?? null }, moment);
  return status;
}

/**
 * Locks the order and returns a claim that may change to this state; CLAIM_NOT_FOUND if it does not
 * concern the caller.
 */
export async function lockClaimFor(tx: Queryable, id: number, who: Concerned, to: ClaimState): Promise<Open> {
  const open = await lockConcerned(tx, id, who);
  const mover = 'userId' in who ? 'buyer' : 'seller';
  if (!mayMoveClaim(mover, open.claim.status, to)) throw new ShopError('INVALID_ORDER_STATUS');
  return open;
}

type Concerned = { userId: number } | { sellerId: number };

/**
 * Locks the order and returns a claim on a delivered line; CLAIM_NOT_FOUND if it does not concern the
 * caller.
 */
export async function lockConcerned(tx: Queryable, id: number, who: Concerned): Promise<Open> {
  const found = await findClaim(tx, id);
  if (!found || !(await concerns(tx, found, who))) throw new ShopError('CLAIM_NOT_FOUND');
  const order = await lockOrder(tx, { id: found.orderId });
  // Read again under the lock, as another decision may have come first.
  const claim = await findClaim(tx, id);
  if (!order || !claim) throw new ShopError('CLAIM_NOT_FOUND');
  const all = await linesOf(tx, order.id);
  const line = all.find((one) => one.id === claim.orderItemId);
  if (line?.status !== CLAIMED_LINE) throw new ShopError('INVALID_ORDER_STATUS');
  return { claim, order, all, line };
}

async function concerns(tx: Queryable, claim: ClaimRow, who: Concerned): Promise<boolean> {
  if ('userId' in who) return claim.userId === who.userId;
  return isSoldBy(tx, claim.orderItemId, who.sellerId);
}

const heldBy = ({ claim, line }: Open) =>
  claim.newOptionId === null ? [] : [{ optionId: claim.newOptionId, quantity: line.quantity }];

type End = Pick<Decision, 'answer' | 'reject_reason'> & {
  status: Exclude<ClaimEnd, typeof CLAIM_STATE.COMPLETED>;
};

/** Ends a claim without effect on the line, which may now be due for confirmation. */
async function letGo(tx: Queryable, open: Open, end: End, { now, jobs }: Moment) {
  await returnStock(tx, heldBy(open), { orderId: open.order.id, reason: 'RELEASE', now, jobs });
  await decideClaim(tx, open.claim, { ...end, decided_at: now });
  await note(tx, open.order.id, `${open.claim.type}_${end.status}`, now, end.answer, open.line.id);
  const dueAt = confirmsAt(open.line.deliveredAt ?? now, orderTermsOf(open.order));
  const due = { dueAt, key: `claim-${open.claim.id}` };
  await jobs.send(tx, 'confirm-order', { orderId: open.order.id }, due);
}

/**
 * Completes an exchange: the reserved size becomes the line's option, the old unit returns to
 * stock, and the return period restarts.
 */
async function swap(
  tx: Queryable,
  { claim, order, line }: Open,
  answer: string,
  { now, jobs }: Moment,
): Promise<void> {
  const back = { orderId: order.id, reason: 'EXCHANGE', now, jobs } as const;
  await returnStock(tx, [{ optionId: line.optionId, quantity: line.quantity }], back);
  await swapOption(tx, line.id, claim.newOptionId ?? line.optionId, now);
  await endDisputes(tx, [line.id], DISPUTE_STATE.CLOSED, now);
  await decideClaim(tx, claim, { status: CLAIM_STATE.COMPLETED, answer, decided_at: now });
  await note(tx, order.id, 'EXCHANGED', now, answer, line.id);
  await confirmLater(tx, order, { now, jobs });
}
