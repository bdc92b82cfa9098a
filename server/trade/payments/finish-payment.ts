import { LINE_STATE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { holdKeyOf, linesOf, lockOrder, type OrderRow } from '../orders/order-store.ts';
import { paysAnOrder } from '../orders/payment-store.ts';
import { completeOrders } from '../orders/settle.ts';
import { addStrayRefund, settleRefunds } from '../refunds/refunds.ts';
import { forgetAsk } from './ask-store.ts';

export type PayPorts = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs'>;
export type Confirmed = { orderId: number; status: string };

/** The one way from paid to ordered. Money that no order takes goes back by itself. */
export async function finishPayment(
  ports: PayPorts,
  orderNo: string,
  paid: ProviderPayment | null,
): Promise<Confirmed> {
  const { db, clock, jobs } = ports;
  // On every way, nothing becomes an order before the money is there. The question stays open.
  if (paid && paid.state !== 'paid') throw new ShopError('PAYMENT_UNAVAILABLE');
  const { isStray, ...outcome } = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, { orderNo });
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (paid) await forgetAsk(tx, { order_id: order.id, payment_key: paid.paymentKey });
    const pays = paid === null || (paid.orderNo === orderNo && paid.amount === order.final_price);
    if (order.status === LINE_STATE.PENDING && pays) {
      const payment = { key: paid?.paymentKey ?? null, receiptUrl: paid?.receiptUrl ?? null };
      await completeOrders(tx, [{ order, lines: await linesOf(tx, order.id), payment }], now);
      await jobs.remove(tx, 'release-hold', holdKeyOf(order));
      return { orderId: order.id, status: LINE_STATE.ORDERED, isStray: false };
    }
    const isStray = paid !== null && (await returnStray(tx, order, paid, { now, jobs }));
    return { orderId: order.id, status: order.status, isStray };
  });
  if (isStray) await settleRefunds(ports, outcome.orderId);
  if (outcome.status === LINE_STATE.EXPIRED) throw new ShopError('HOLD_EXPIRED');
  if (outcome.status === LINE_STATE.PENDING) throw new ShopError('PAYMENT_AMOUNT_MISMATCH');
  return outcome;
}

/**
 * Money for an order that lapsed, is paid already or costs something else; answers whether it is such. What pays this
 * order or another one is never given back here, no matter who sent its key.
 */
async function returnStray(
  tx: Queryable,
  order: OrderRow,
  paid: ProviderPayment,
  moment: { now: Date; jobs: Jobs },
): Promise<boolean> {
  if (paid.orderNo !== order.order_no || (await paysAnOrder(tx, paid.paymentKey))) return false;
  const reason = order.status === LINE_STATE.EXPIRED ? '결제 시간이 지난 주문' : '결제가 맞지 않는 주문';
  await addStrayRefund(tx, order, { paymentKey: paid.paymentKey, amount: paid.amount, reason }, moment);
  return true;
}

/** The provider and the sweep cannot do anything about money that no order takes. */
export const ignoreStray = (error: unknown): void => {
  const isStray =
    error instanceof ShopError && ['HOLD_EXPIRED', 'PAYMENT_AMOUNT_MISMATCH'].includes(error.code);
  if (!isStray) throw error;
};
