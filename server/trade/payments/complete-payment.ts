import { DEPOSIT_METHOD, depositBalance } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { ProviderPayment } from '../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { setDeposited } from '../orders/deposits/account-store.ts';
import { markOrdersPaid } from '../orders/mark-paid.ts';
import { holdKeyOf, linesOf, lockOrder, type OrderRow } from '../orders/order-store.ts';
import { paysAnOrder } from '../orders/payment-store.ts';
import { issueReceipt } from '../receipts/receipts.ts';
import { addStrayRefund, settleRefunds } from '../refunds/refunds.ts';
import { deleteProviderRequest } from './provider-request-store.ts';

export type PayPorts = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'secrets'>;
export type Confirmed = { orderId: number; status: string };

/**
 * Completes an order whose payment was captured; the only code that does. A payment that no order
 * can use is refunded.
 */
export async function completePayment(
  ports: PayPorts,
  orderNo: string,
  paid: ProviderPayment | null,
): Promise<Confirmed> {
  const { db, clock, jobs } = ports;
  // No order is completed before its payment is captured. The request stays open.
  if (paid && paid.state !== 'paid') throw new ShopError('PAYMENT_UNAVAILABLE');
  const { isStray, ...outcome } = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, { orderNo });
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (paid) await deleteProviderRequest(tx, { orderId: order.id, paymentKey: paid.paymentKey });
    const pays = paid === null || (paid.orderNo === orderNo && paid.amount === order.finalPrice);
    if (order.status === LINE_STATE.PENDING && pays) {
      const payment = { key: paid?.paymentKey ?? null, receiptUrl: paid?.receiptUrl ?? null };
      await markOrdersPaid(tx, [{ order, lines: await linesOf(tx, order.id), payment }], now);
      await jobs.remove(tx, 'release-hold', holdKeyOf(order));
      if (order.paymentMethod === DEPOSIT_METHOD) await issueReceipt(tx, order.id, { now, jobs });
      const isStray = paid !== null && (await returnSurplus(tx, order, paid, { now, jobs }));
      return { orderId: order.id, status: LINE_STATE.ORDERED, isStray };
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
 * Refunds a payment of an order that expired, is paid already or has another price; returns whether
 * it is such a payment. A payment that pays any order is never refunded here.
 */
async function returnStray(
  tx: Queryable,
  order: OrderRow,
  paid: ProviderPayment,
  moment: { now: Date; jobs: Jobs },
): Promise<boolean> {
  if (paid.orderNo !== order.orderNo || (await paysAnOrder(tx, paid.paymentKey))) return false;
  const reason = order.status === LINE_STATE.EXPIRED ? '결제 시간이 지난 주문' : '결제가 맞지 않는 주문';
  const amount = paid.deposited ?? paid.amount;
  await addStrayRefund(tx, order, { paymentKey: paid.paymentKey, amount, reason }, moment);
  return true;
}

/** Refunds what a deposit exceeds the price by; returns whether it does. */
async function returnSurplus(
  tx: Queryable,
  order: OrderRow,
  { paymentKey, amount: price, deposited }: ProviderPayment,
  moment: { now: Date; jobs: Jobs },
): Promise<boolean> {
  if (deposited === undefined) return false;
  await setDeposited(tx, order.id, deposited);
  const { surplus: amount } = depositBalance(price, deposited);
  if (amount === 0) return false;
  await addStrayRefund(tx, order, { paymentKey, amount, reason: '더 입금한 주문' }, moment);
  return true;
}

/**
 * Records a deposit that is not complete yet: the order keeps waiting for the rest until its deadline; one that
 * no longer waits gets it refunded.
 */
export async function notePartialDeposit(ports: PayPorts, known: ProviderPayment): Promise<void> {
  const { db, clock, jobs } = ports;
  const { orderNo, deposited = 0 } = known;
  if (deposited === 0) return;
  const orderId = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo });
    if (!order) return null;
    await setDeposited(tx, order.id, deposited);
    if (order.status === LINE_STATE.PENDING) return null;
    return (await returnStray(tx, order, known, { now: clock.now(), jobs })) ? order.id : null;
  });
  if (orderId !== null) await settleRefunds(ports, orderId);
}

/** Ignores errors about unusable payments, which neither provider nor job can fix. */
export const ignoreStray = (error: unknown): void => {
  const isStray =
    error instanceof ShopError && ['HOLD_EXPIRED', 'PAYMENT_AMOUNT_MISMATCH'].includes(error.code);
  if (!isStray) throw error;
};
