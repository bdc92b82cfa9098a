import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { linesOf, lockOrder, type OrderRow } from '../orders/order-store.ts';
import { completeOrder, releaseOrder } from '../orders/settle.ts';
import { PaymentRefused, PaymentUnreachable, type ProviderPayment } from './gateway.ts';
import { addRefund, settleRefunds } from './refunds.ts';

export type PayPorts = Pick<Context, 'db' | 'clock' | 'payments' | 'log'>;
type Confirmed = { orderId: number; status: string };

/** Opens the provider's window for a pending order; an order that points paid for is complete at once. */
export async function openPayment(ports: PayPorts, order: OrderRow) {
  const result = {
    orderId: order.id,
    orderNo: order.order_no,
    amount: order.final_price,
    holdExpiresAt: (order.hold_expires_at ?? order.ordered_at).toISOString(),
  };
  if (order.status !== 'PENDING') {
    if (order.status === 'EXPIRED') throw new ShopError('HOLD_EXPIRED');
    return { ...result, paymentUrl: null };
  }
  if (order.final_price === 0) {
    await finishPayment(ports, order.order_no, null);
    return { ...result, paymentUrl: null };
  }
  const items = await basketOf(ports.db, order);
  const { url } = await answering(() =>
    ports.payments.open({
      orderNo: order.order_no,
      orderName: `신발장 주문 ${order.order_no}`,
      amount: order.final_price,
      method: order.payment_method,
      successPath: `/payment?result=success${items}`,
      failPath: `/payment?result=fail${items}`,
    }),
  );
  return { ...result, paymentUrl: url };
}

/** A basket past the cart comes back with the person, so that the order form is the same again. */
async function basketOf(db: Queryable, order: OrderRow): Promise<string> {
  if (order.from_cart) return '';
  const lines = await linesOf(db, order.id);
  return `&items=${lines.map((line) => `${line.option_id}x${line.quantity}`).join(',')}`;
}

/**
 * Takes the money of an approved payment and makes the order. The amount is compared with what the shop stored
 * before the provider is asked; a repeated or parallel confirm finds the order made.
 */
export async function confirmPayment(
  ports: PayPorts,
  userId: number | null,
  sent: { orderNo: string; paymentKey: string; amount: number },
): Promise<Confirmed> {
  const { db, payments } = ports;
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
  const approved = await answering(() => payments.approve(sent));
  return finishPayment(ports, sent.orderNo, approved);
}

async function findOrder(db: Queryable, orderNo: string, userId: number | null) {
  let query = db.selectFrom('orders').selectAll().where('order_no', '=', orderNo);
  if (userId !== null) query = query.where('user_id', '=', userId);
  const order = await query.executeTakeFirst();
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  return order;
}

/** The one way from paid to ordered. Money for an order that lapsed meanwhile goes back by itself. */
async function finishPayment(
  ports: PayPorts,
  orderNo: string,
  paid: ProviderPayment | null,
): Promise<Confirmed> {
  const { db, clock } = ports;
  const outcome = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, { orderNo });
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (order.status === 'PENDING') {
      await completeOrder(
        tx,
        order,
        { key: paid?.paymentKey ?? null, receiptUrl: paid?.receiptUrl ?? null },
        now,
      );
      return { orderId: order.id, status: 'ORDERED' };
    }
    if (order.status === 'EXPIRED' && paid) await returnLatePayment(tx, order, paid, now);
    return { orderId: order.id, status: order.status };
  });
  if (outcome.status !== 'EXPIRED') return outcome;
  await settleRefunds(ports, outcome.orderId);
  throw new ShopError('HOLD_EXPIRED');
}

/** The payment row remembers the key, so that a second report of the same payment refunds nothing more. */
async function returnLatePayment(
  tx: Queryable,
  order: OrderRow,
  paid: ProviderPayment,
  now: Date,
): Promise<void> {
  const first = await tx
    .updateTable('payments')
    .set({ payment_key: paid.paymentKey, paid_at: now })
    .where('order_id', '=', order.id)
    .where('payment_key', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!first) return;
  const late = { cash: paid.amount, points: 0, deliveryCharge: 0, reason: '결제 시간이 지난 주문' };
  await addRefund(tx, order.id, late, now);
}

/** Gives up a pending payment, unless the provider has taken the money already. */
export async function abandonPayment(ports: PayPorts, userId: number, orderNo: string): Promise<Confirmed> {
  const { db, clock } = ports;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo }, userId);
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    if (order.status !== 'PENDING') return { orderId: order.id, status: order.status };
    await releaseOrder(tx, order, '결제를 그만두었어요', clock.now());
    return { orderId: order.id, status: 'EXPIRED' };
  });
}

/** A report from the provider is only a reason to ask it: nothing in the report itself is believed. */
export async function hearWebhook(ports: PayPorts, paymentKey: string): Promise<null> {
  const known = await answering(() => ports.payments.find(paymentKey));
  if (!known) return null;
  if (known.state === 'paid') await finishPayment(ports, known.orderNo, known).catch(ignoreLate);
  else if (known.state === 'failed') await releaseFailed(ports, known.orderNo);
  return null;
}

const ignoreLate = (error: unknown): void => {
  if (!(error instanceof ShopError && error.code === 'HOLD_EXPIRED')) throw error;
};

const releaseFailed = ({ db, clock }: PayPorts, orderNo: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { orderNo });
    if (order?.status === 'PENDING') await releaseOrder(tx, order, '결제가 승인되지 않았어요', clock.now());
  });

/** What the provider's answers mean to the person. */
async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused) throw new ShopError('PAYMENT_NOT_APPROVED', [], { cause: error });
    if (error instanceof PaymentUnreachable) throw new ShopError('PAYMENT_UNAVAILABLE', [], { cause: error });
    throw error;
  }
}
