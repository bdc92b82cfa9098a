import { type Cause, transitionOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { splitAmong } from '#domain/trade/claims/line-part.ts';
import type { Refund } from '#domain/trade/claims/refund.ts';
import {
  canCancelWhole,
  DISPUTE_STATE,
  isUnpaid,
  LINE_STATE,
  type OrderStatus,
} from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../../../kit/lock-author.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { settleRefunds } from '../../refunds/refunds.ts';
import { endDisputes } from '../claims/dispute-store.ts';
import { refundFor, undoLines } from '../claims/undo-lines.ts';
import { cancelAwaiting, closeAccountOf, lockAwaiting } from '../deposits/cancel-awaiting.ts';
import {
  findOrder,
  type LineRow,
  linesOf,
  lockOrder,
  noteLines,
  type OrderRow,
  setLineStatus,
  type WithLines,
} from '../order-store.ts';
import { refreshOrder } from '../progress.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
type Result = { orderId: number; status: OrderStatus };

/** Locks an own paid order; throws ORDER_NOT_FOUND otherwise. */
export async function lockOwnOrder(tx: Queryable, userId: number, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, { id }, userId);
  if (!order || isUnpaid(order.status)) throw new ShopError('ORDER_NOT_FOUND');
  await lockAuthor(tx, userId);
  return order;
}

/** Returns the given lines, or all in `status`; throws if a given line is in another state. */
export function chosenLines(all: readonly LineRow[], ids: readonly number[], status: OrderStatus): LineRow[] {
  const chosen =
    ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all.filter((line) => line.status === status);
  if (chosen.length < new Set(ids).size) throw new ShopError('ORDER_ITEM_NOT_FOUND');
  if (chosen.length === 0 || chosen.some((line) => line.status !== status))
    throw new ShopError('INVALID_ORDER_STATUS');
  return chosen;
}

/** Cancels lines before shipping with a full refund, or the whole order before its deposit. */
export async function cancelLines(
  ports: Ports,
  userId: number,
  wish: { orderId: number; ids: readonly number[]; reason: string },
  attempt: IdempotentRequest | null,
): Promise<Result> {
  const result = await runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const unpaid = await lockAwaiting(tx, userId, wish.orderId);
    if (unpaid) return cancelAwaiting(tx, unpaid, wish, { now, jobs: ports.jobs });
    const order = await lockOwnOrder(tx, userId, wish.orderId);
    const all = await linesOf(tx, order.id);
    const undone = chosenLines(all, wish.ids, transitionOf('CANCEL').from);
    if (wish.ids.length === 0 && !canCancelWhole(all.map(({ status }) => status)))
      throw new ShopError('INVALID_ORDER_STATUS');
    await undoLines(tx, order, all, undone, {
      cause: 'CANCEL',
      reason: wish.reason,
      now,
      jobs: ports.jobs,
    });
    return { orderId: order.id, status: await refreshOrder(tx, order, now) };
  });
  await settleRefunds(ports, wish.orderId);
  await closeAccountOf(ports, wish.orderId);
  return result;
}

type RefundWish = {
  orderId: number;
  ids: readonly number[];
  cause: Cause;
  isPrepaid: boolean;
  /** Pairs of the one line; null for all. */
  quantity: number | null;
};

/** Computes the refund of these lines, or of some pairs of one, without storing anything. */
export async function previewRefund(
  { db }: Pick<Ports, 'db'>,
  userId: number,
  wish: RefundWish,
): Promise<Refund> {
  const order = await findOrder(db, { id: wish.orderId }, userId);
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  // Nothing was paid before the deposit.
  if (isUnpaid(order.status)) throw new ShopError('INVALID_ORDER_STATUS');
  const all = await linesOf(db, order.id);
  const undone = chosenLines(all, wish.ids, transitionOf(wish.cause).from);
  const [line, ...others] = undone;
  if (line && others.length === 0 && wish.quantity !== null && wish.quantity < line.quantity) {
    const split = splitAmong(all, line, wish.quantity);
    return refundFor(order, split.all, [split.part], wish.cause, wish.isPrepaid);
  }
  return refundFor(order, all, undone, wish.cause, wish.isPrepaid);
}

/** Confirms delivered lines: ends the right of return and credits the points. Idempotent. */
export const confirmLines = (
  ports: Ports,
  userId: number,
  wish: { orderId: number; ids: readonly number[] },
  attempt: IdempotentRequest | null,
): Promise<Result> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const order = await lockOwnOrder(tx, userId, wish.orderId);
    const chosen = chosenLines(await linesOf(tx, order.id), wish.ids, LINE_STATE.DELIVERED);
    await confirmNow(tx, [{ order, lines: chosen }], now);
    return { orderId: order.id, status: await refreshOrder(tx, order, now) };
  });

/**
 * Confirms lines of locked orders and ends their delivery disputes. `refreshOrders` must follow.
 */
export async function confirmNow(tx: Queryable, chosen: readonly WithLines[], now: Date): Promise<void> {
  const open = chosen.flatMap(({ lines }) => lines.filter(({ confirmedAt }) => confirmedAt === null));
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  const received = await endDisputes(tx, ids, DISPUTE_STATE.RECEIVED, now);
  if (received.length > 0) await setLineStatus(tx, received, { delivered_at: now });
  await setLineStatus(tx, ids, { confirmed_at: now });
  await noteLines(tx, open, 'CONFIRMED', now);
}
