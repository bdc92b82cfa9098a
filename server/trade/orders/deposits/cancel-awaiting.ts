import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import { lockAuthor } from '../../../kit/lock-author.ts';
import type { Jobs } from '../../../kit/ports/jobs.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { releaseOrders } from '../mark-paid.ts';
import { findOrder, holdKeyOf, lockOrder, type OrderRow } from '../order-store.ts';
import { findAccount } from './account-store.ts';

/**
 * Locks an own order that waits for its deposit; undefined if it does not. A deposit takes the same lock: if it was
 * first the order is paid, and is cancelled as a paid one.
 */
export async function lockAwaiting(tx: Queryable, userId: number, id: number): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, { id }, userId);
  if (order?.status !== LINE_STATE.PENDING || !(await findAccount(tx, id))) return undefined;
  await lockAuthor(tx, userId);
  return order;
}

/** Cancels a whole locked order before its deposit; single lines of it cannot be cancelled. */
export async function cancelAwaiting(
  tx: Queryable,
  order: OrderRow,
  { ids, reason }: { ids: readonly number[]; reason: string },
  { now, jobs }: { now: Date; jobs: Jobs },
) {
  if (ids.length > 0) throw new ShopError('INVALID_ORDER_STATUS');
  await releaseOrders(tx, [order], reason || '입금 전에 취소했어요', { now, jobs });
  await jobs.remove(tx, 'release-hold', holdKeyOf(order));
  return { orderId: order.id, status: LINE_STATE.CANCELLED };
}

/**
 * Closes the account of a cancelled order at the provider, so that nothing is deposited any more. If the provider
 * does not answer, a deposit is refunded like a late one.
 */
export async function closeAccountOf(
  { db, payments, log }: Pick<Context, 'db' | 'payments' | 'log'>,
  orderId: number,
): Promise<void> {
  const order = await findOrder(db, { id: orderId });
  if (order?.status !== LINE_STATE.EXPIRED) return;
  const account = await findAccount(db, orderId);
  if (!account) return;
  try {
    const { paymentKey } = account;
    await payments.closeAccount?.({ paymentKey, reason: '입금 전 취소', key: `close-${orderId}` });
  } catch (error) {
    log.warn({ err: error, orderId }, 'virtual account could not be closed');
  }
}
