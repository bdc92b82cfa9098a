import { timingSafeEqual } from 'node:crypto';
import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { DEPOSIT_METHOD, depositDueOf, depositHoldEnd } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findAccount, findAccountSecret } from '../orders/deposits/account-store.ts';
import { releaseOrders } from '../orders/mark-paid.ts';
import { lockOrder, type OrderRow } from '../orders/order-store.ts';
import { textOfLines } from '../orders/placing/basket.ts';
import {
  type Confirmed,
  completePayment,
  ignoreStray,
  notePartialDeposit,
  type PayPorts,
} from './complete-payment.ts';
import { awaitDeposit, type DepositWish, hashOfSecret } from './deposits/issue-account.ts';
import { isKnownKey, isYoungOrder, noteOpened } from './payment-key-store.ts';
import { withProviderErrors } from './provider-errors.ts';

type Report = { paymentKey: string; orderId?: string | undefined };
/** Report about a virtual account, as a provider sends it: with its secret, and without a payment key. */
type DepositReport = { orderId: string; secret: string };

/**
 * Opens the provider's payment for a pending order of these lines (none: the selected ones of the
 * cart). One that costs nothing is paid when it is placed;
 * a pending one was placed by an older server and is completed here. For a deposit a virtual account is issued instead.
 */
export async function openPayment(
  ports: PayPorts,
  order: OrderRow,
  { lines, ...asked }: { lines: readonly OptionLine[] } & DepositWish,
) {
  const result = {
    orderId: order.id,
    orderNo: order.orderNo,
    amount: order.finalPrice,
    holdExpiresAt: (order.holdExpiresAt ?? order.orderedAt).toISOString(),
  };
  if (order.status !== LINE_STATE.PENDING) {
    if (order.status === LINE_STATE.EXPIRED) throw new ShopError('HOLD_EXPIRED');
    return { ...result, paymentUrl: null };
  }
  if (order.finalPrice === 0) {
    await completePayment(ports, order.orderNo, null);
    return { ...result, paymentUrl: null };
  }
  if (order.paymentMethod === DEPOSIT_METHOD) {
    await awaitDeposit(ports, order, asked);
    const holdExpiresAt = depositHoldEnd(depositDueOf(order.orderedAt)).toISOString();
    return { ...result, holdExpiresAt, paymentUrl: null, awaitsDeposit: true };
  }
  const items = basketOf(lines);
  const { url, paymentKey } = await withProviderErrors(() =>
    ports.payments.open({
      orderNo: order.orderNo,
      orderName: `신발장 주문 ${order.orderNo}`,
      amount: order.finalPrice,
      method: order.paymentMethod,
      successPath: `/payment?result=success${items}`,
      failPath: `/payment?result=fail${items}`,
    }),
  );
  if (paymentKey) await noteOpened(ports.db, order.id, paymentKey);
  return { ...result, paymentUrl: url };
}

/**
 * Returns the direct-purchase lines as a query parameter, so that the order form can be restored; ''
 * for those of the cart.
 */
const basketOf = (lines: readonly OptionLine[]): string =>
  lines.length > 0 ? `&items=${textOfLines(lines)}` : '';

/**
 * Abandons a pending payment, unless the provider has captured it. An order that waits for a deposit is left alone:
 * it is cancelled as an order, never by leaving a page.
 */
export async function abandonPayment(ports: PayPorts, userId: number, orderNo: string): Promise<Confirmed> {
  const { db, clock, jobs } = ports;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo }, userId);
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (order.status !== LINE_STATE.PENDING || (await findAccount(tx, order.id)))
      return { orderId: order.id, status: order.status };
    await releaseOrders(tx, [order], '결제를 취소했어요', { now: clock.now(), jobs });
    return { orderId: order.id, status: LINE_STATE.EXPIRED };
  });
}

/**
 * Handles a webhook, which only triggers a query: its content is not trusted. As anyone can send
 * one, only payments that may belong to the shop are queried.
 */
export async function handleWebhook(ports: PayPorts, { paymentKey, orderId }: Report): Promise<null> {
  const { db, clock, payments } = ports;
  const mayBeOurs =
    (await isKnownKey(db, paymentKey)) ||
    (orderId !== undefined && (await isYoungOrder(db, orderId, clock.now())));
  if (!mayBeOurs) return null;
  const known = await withProviderErrors(() => payments.find(paymentKey, 'stranger'));
  if (!known) return null;
  if (known.state === 'paid') await completePayment(ports, known.orderNo, known).catch(ignoreStray);
  else if (known.state === 'waiting') await notePartialDeposit(ports, known);
  else if (known.state === 'failed') await releaseFailed(ports, known.orderNo);
  return null;
}

/**
 * Handles a report about a deposit. Only one with the secret of the order's account leads to a query, whose result
 * alone decides.
 */
export async function handleDepositReport(
  ports: PayPorts,
  { orderId, secret }: DepositReport,
): Promise<null> {
  const account = await findAccountSecret(ports.db, orderId);
  if (!account?.secretHash) return null;
  const isSame = timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(account.secretHash));
  return isSame ? handleWebhook(ports, { paymentKey: account.paymentKey }) : null;
}

const releaseFailed = ({ db, clock, jobs }: PayPorts, orderNo: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo });
    // An account that the provider has closed is one whose deadline has passed.
    const isLapsed = order?.paymentMethod === DEPOSIT_METHOD;
    const moment = { now: clock.now(), jobs, isLapsed };
    if (order?.status === LINE_STATE.PENDING)
      await releaseOrders(tx, [order], '결제가 승인되지 않았어요', moment);
  });
