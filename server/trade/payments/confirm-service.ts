import { HOLD_STATE, LINE_STATE } from '#domain/trade/order-life.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { nextTry } from '../../kit/retry.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findOrder } from '../orders/order-store.ts';
import { findPayment } from '../orders/payment-store.ts';
import { answering } from './answering.ts';
import { askLater } from './ask-later.ts';
import { forgetAsk, noteAsk } from './ask-store.ts';
import { type Confirmed, finishPayment, type PayPorts } from './finish-payment.ts';

/**
 * Takes the money of an approved payment and makes the order. The amount is compared with what the shop stored
 * before the provider is asked; a repeated or parallel confirm finds the order made.
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
  if (sent.amount !== order.final_price) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
  if (payment?.status === HOLD_STATE.PAID) {
    if (payment.payment_key !== sent.paymentKey) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
    return { orderId: order.id, status: order.status };
  }
  if (order.status !== LINE_STATE.PENDING) throw new ShopError('HOLD_EXPIRED');
  return finishPayment(ports, sent.orderNo, await approveNoted(ports, order.id, sent));
}

/** The question is written down first: when the process dies over it, `askAgain` finds out what became of it. */
async function approveNoted(
  { db, clock, payments, jobs }: PayPorts,
  orderId: number,
  sent: { orderNo: string; paymentKey: string; amount: number },
): Promise<ProviderPayment> {
  const ask = { order_id: orderId, payment_key: sent.paymentKey };
  const isFirst = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const isNew = await noteAsk(tx, ask, now);
    if (isNew) await askLater(tx, jobs, ask, 0, nextTry(now, 1));
    return isNew;
  });
  try {
    return await answering(() => payments.approve(sent));
  } catch (error) {
    const takesNothing =
      error instanceof ShopError && ['PAYMENT_NOT_APPROVED', 'PAYMENT_PAUSED'].includes(error.code);
    // An earlier call may still wait for the answer: only the question of this call is removed.
    if (takesNothing && isFirst) await forgetAsk(db, ask);
    throw error;
  }
}
