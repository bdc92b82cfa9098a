import { notLateSentence } from '#domain/kit/time/not-overdue.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { mayCancelLate } from '#domain/trade/delivery/late-delivery.ts';
import { LINE } from '#domain/trade/orders/order-lifecycle.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import type { Jobs } from '../../../kit/ports/jobs.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { notify } from '../../../notices/notify.ts';
import { settleRefunds } from '../../refunds/refunds.ts';
import { undoLines } from '../claims/undo-lines.ts';
import { type LineRow, linesOf, type OrderRow } from '../order-store.ts';
import { productNameOf } from '../placing/product-name-store.ts';
import { refreshOrder } from '../progress.ts';
import { lockOwnOrder } from '../reading/buyer-service.ts';
import { lateRowsOf } from './late-store.ts';
import { hasArrived, recordDelays } from './record-delays.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
/** Reason text of refunds for late orders. */
export const LATE_REASON = '도착이 늦어져 취소했어요';

/**
 * Cancels overdue lines for the buyer with a full refund, once the required business days have
 * passed.
 */
export async function cancelLate(
  ports: Ports,
  userId: number,
  orderId: number,
  attempt: IdempotentRequest | null,
) {
  const result = await runIdempotent(ports, attempt, async (tx) => {
    const moment = { now: ports.clock.now(), jobs: ports.jobs };
    const order = await lockOwnOrder(tx, userId, orderId);
    await recordDelays(tx, order, await linesOf(tx, order.id), moment.now);
    const late = await linesToCancel(tx, order, 'buyer', moment.now);
    if (late.length === 0) throw notLateEnough(order);
    await undoLate(tx, order, late, moment);
    return { orderId, status: await refreshOrder(tx, order, moment.now) };
  });
  await settleRefunds(ports, orderId);
  return result;
}

const notLateEnough = (order: OrderRow) =>
  new ShopError('NOT_LATE_ENOUGH', [], {
    sentence: notLateSentence(orderTermsOf(order).late.buyerCancelDays),
  });

/**
 * Cancels overdue lines for the shop, long after the promised day, and notifies buyer and sellers.
 */
export async function cancelOverdue(
  tx: Queryable,
  order: OrderRow,
  moment: { now: Date; jobs: Jobs },
): Promise<void> {
  const late = await linesToCancel(tx, order, 'shop', moment.now);
  const [first] = late;
  if (!first) return;
  await undoLate(tx, order, late, moment);
  await refreshOrder(tx, order, moment.now);
  const rows = await lateRowsOf(tx, [order.id]);
  const told = [
    { kind: 'LATE_CANCELLED', userId: order.userId, lines: late } as const,
    ...rows.map(
      ({ sellerId: userId, storeId }) =>
        ({
          kind: 'SALE_CANCELLED',
          userId,
          lines: late.filter((line) => line.storeId === storeId),
        }) as const,
    ),
  ];
  for (const { kind, userId, lines } of told) {
    const [named] = lines;
    if (!named) continue;
    const product = await productNameOf(tx, named.productId);
    const facts = { orderId: order.id, lineId: named.id, product, others: lines.length - 1 };
    await notify(tx, kind, [{ userId, facts }], moment.now);
  }
}

/**
 * Returns undelivered lines of stores for which the business days before this cancellation have
 * passed.
 */
async function linesToCancel(
  tx: Queryable,
  order: OrderRow,
  by: 'buyer' | 'shop',
  now: Date,
): Promise<LineRow[]> {
  const rows = await lateRowsOf(tx, [order.id]);
  const { late } = orderTermsOf(order);
  const today = seoulDay(now);
  const due = new Set(
    rows.filter((row) => mayCancelLate(by, row.countedFrom, today, late)).map(({ storeId }) => storeId),
  );
  const { cancel, lose } = LINE.moves;
  return (await linesOf(tx, order.id)).filter(
    (line) =>
      due.has(line.storeId) &&
      (line.status === cancel.from || (line.status === lose.from && !hasArrived(line, now))),
  );
}

/** Cancels late lines; unshipped ones return to stock, shipped ones are only refunded. */
async function undoLate(
  tx: Queryable,
  order: OrderRow,
  late: readonly LineRow[],
  moment: { now: Date; jobs: Jobs },
): Promise<void> {
  for (const [cause, { from }] of [
    ['CANCEL', LINE.moves.cancel],
    ['LOST', LINE.moves.lose],
  ] as const) {
    const undone = late.filter(({ status }) => status === from);
    if (undone.length === 0) continue;
    const all = await linesOf(tx, order.id);
    await undoLines(tx, order, all, undone, { cause, reason: LATE_REASON, ...moment });
  }
}
