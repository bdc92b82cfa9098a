import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { nextTry } from '../../kit/retry.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { answering } from './answering.ts';
import { askLater } from './ask-later.ts';
import { forgetAsk, noteAsk } from './asks.ts';
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
  const order = await findOrder(db, sent.orderNo, userId);
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (sent.amount !== order.final_price) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
  if (payment?.status === 'PAID') {
    if (payment.payment_key !== sent.paymentKey) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
    return { orderId: order.id, status: order.status };
  }
  if (order.status !== 'PENDING') throw new ShopError('HOLD_EXPIRED');
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
    // Whoever asked first may still wait for the answer: only an own question is forgotten.
    if (takesNothing && isFirst) await forgetAsk(db, ask);
    throw error;
  }
}

async function findOrder(db: Queryable, orderNo: string, userId: number | null) {
  let query = db.selectFrom('orders').selectAll().where('order_no', '=', orderNo);
  if (userId !== null) query = query.where('user_id', '=', userId);
  const order = await query.executeTakeFirst();
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  return order;
}
