import { carrierOf, trackingLink, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import { LINE_STATE, mayMove } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { setLineStatus } from '../../trade/orders/order-store.ts';
import { refreshOrder } from '../../trade/orders/progress.ts';
import { applyMove, lockSoldOrder } from '../../trade/orders/seller-service.ts';
import { settleRefunds } from '../../trade/refunds/refunds.ts';
import { findOwnLines } from './order-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
type Tracking = { carrier: string; trackingNumber: string };

const CANCELLED = LINE_STATE.CANCELLED;

/** Cancels unshipped lines of the seller, all or none, with a full refund and a notification. */
export async function cancelOwnLines(
  ports: Ports,
  sellerId: number,
  { orderId, orderItemIds, reason }: { orderId: number; orderItemIds: readonly number[]; reason: string },
  attempt: IdempotentRequest | null,
) {
  const result = await runIdempotent(ports, attempt, async (tx) => {
    const moment = { now: ports.clock.now(), jobs: ports.jobs };
    const { order, all, mine } = await lockSoldOrder(tx, sellerId, orderId);
    const moved = mine.filter(({ id }) => orderItemIds.includes(id));
    if (moved.length < new Set(orderItemIds).size) throw new ShopError('ORDER_NOT_FOUND');
    if (!moved.every(({ status }) => mayMove('seller', status, CANCELLED)))
      throw new ShopError('INVALID_ORDER_STATUS');
    const move = { status: CANCELLED, carrier: '', trackingNumber: '', reason };
    await applyMove(tx, { order, all, moved }, move, moment);
    await refreshOrder(tx, order, moment.now);
    return { orderId, cancelled: moved.map(({ id }) => id) };
  });
  await settleRefunds(ports, orderId);
  return result;
}

/** Corrects the tracking number of a shipped line; idempotent. */
export const correctTracking = (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  sellerId: number,
  { id, carrier, trackingNumber }: Tracking & { id: number },
) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const [found] = await findOwnLines(tx, sellerId, [id]);
    if (!found) throw new ShopError('ORDER_NOT_FOUND');
    const { order, mine } = await lockSoldOrder(tx, sellerId, found.orderId);
    const line = mine.find((one) => one.id === id);
    if (line?.status !== LINE_STATE.SHIPPED) throw new ShopError('INVALID_ORDER_STATUS');
    if (line.carrier !== carrier || line.trackingNo !== trackingNumber) {
      await setLineStatus(tx, [id], { carrier, tracking_no: trackingNumber });
      const detail = {
        line: id,
        from: `${line.carrier ?? ''} ${line.trackingNo ?? ''}`.trim(),
        to: `${carrier} ${trackingNumber}`,
      };
      await audit(tx, { action: 'ORDER_TRACKING_CHANGED', target: ['ORDER', order.id], detail }, now);
    }
    const known = carrierOf(carrier);
    return {
      orderItemId: id,
      carrier,
      trackingNumber,
      trackingUrl: trackingLink(carrier, trackingNumber),
      warning: known && trackingWarning(known, trackingNumber),
    };
  });
