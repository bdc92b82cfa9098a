import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { releaseOrders } from '../orders/mark-paid.ts';
import { lockOrder, type OrderRow } from '../orders/order-store.ts';
import { textOfLines } from '../orders/placing/basket.ts';
import { type Confirmed, completePayment, ignoreStray, type PayPorts } from './complete-payment.ts';
import { isKnownKey, isYoungOrder, noteOpened } from './payment-key-store.ts';
import { withProviderErrors } from './provider-errors.ts';

type Report = { paymentKey: string; orderId?: string | undefined };

/**
 * Opens the provider's payment for a pending order of these lines (none: the selected ones of the
 * cart). One that costs nothing is paid when it is placed;
 * a pending one was placed by an older server and is completed here.
 */
export async function openPayment(ports: PayPorts, order: OrderRow, lines: readonly OptionLine[]) {
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

/** Abandons a pending payment, unless the provider has captured it. */
export async function abandonPayment(ports: PayPorts, userId: number, orderNo: string): Promise<Confirmed> {
  const { db, clock, jobs } = ports;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo }, userId);
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (order.status !== LINE_STATE.PENDING) return { orderId: order.id, status: order.status };
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
  else if (known.state === 'failed') await releaseFailed(ports, known.orderNo);
  return null;
}

const releaseFailed = ({ db, clock, jobs }: PayPorts, orderNo: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo });
    const moment = { now: clock.now(), jobs };
    if (order?.status === LINE_STATE.PENDING)
      await releaseOrders(tx, [order], '결제가 승인되지 않았어요', moment);
  });
