import { HOLD_STATE, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { nextTry } from '../../kit/external-calls/retry.ts';
import type { ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findOrder } from '../orders/order-store.ts';
import { findPayment } from '../orders/payment-store.ts';
import { type Confirmed, completePayment, type PayPorts } from './complete-payment.ts';
import { withProviderErrors } from './provider-errors.ts';
import { deleteProviderRequest, insertProviderRequest } from './provider-request-store.ts';
import { scheduleStatusCheck } from './schedule-status-check.ts';

/**
 * Captures an approved payment and completes the order. The amount is compared with the stored one
 * before the provider is called; a repeated or concurrent confirmation finds the completed order.
 */
export async function confirmPayment(
  ports: PayPorts,
  userId: number | null,
  sent: { orderNo: string; paymentKey: string; amount: number },
): Promise<Confirmed> {
  const { db } = ports;
  const order = await findOrder(db, { orderNo: sent.orderNo }, userId ?? undefined);
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  const payment = await findPayment(db, order.id);
  if (sent.amount !== order.finalPrice) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
  if (payment?.status === HOLD_STATE.PAID) {
    if (payment.paymentKey !== sent.paymentKey) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
    return { orderId: order.id, status: order.status };
  }
  if (order.status !== LINE_STATE.PENDING) throw new ShopError('HOLD_EXPIRED');
  return completePayment(ports, sent.orderNo, await approveNoted(ports, order.id, sent));
}

/**
 * Records the request before calling the provider, so that `askAgain` can resolve it after a crash.
 */
async function approveNoted(
  { db, clock, payments, jobs }: PayPorts,
  orderId: number,
  sent: { orderNo: string; paymentKey: string; amount: number },
): Promise<ProviderPayment> {
  const ask = { orderId, paymentKey: sent.paymentKey };
  const isFirst = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const isNew = await insertProviderRequest(tx, ask, now);
    if (isNew) await scheduleStatusCheck(tx, jobs, ask, 0, nextTry(now, 1));
    return isNew;
  });
  try {
    return await withProviderErrors(() => payments.approve(sent));
  } catch (error) {
    const takesNothing =
      error instanceof ShopError && ['PAYMENT_NOT_APPROVED', 'PAYMENT_PAUSED'].includes(error.code);
    // An earlier call may still be pending, so only the request of this call is deleted.
    if (takesNothing && isFirst) await deleteProviderRequest(db, ask);
    throw error;
  }
}
