import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kit/context.ts';
import {
  type PaymentGateway,
  PaymentRefused,
  type ProviderPayment,
} from '../../kit/ports/payment-gateway.ts';

const STATES = {
  READY: 'open',
  APPROVED: 'approvable',
  DONE: 'paid',
  DECLINED: 'failed',
  CLOSED: 'failed',
} as const;
const newKey = (): string => `test_${randomBytes(18).toString('base64url')}`;

/** Page of the built-in provider where a person approves or declines. */
export const testPayPath = (paymentKey: string): string => `/test-pay/${paymentKey}`;

/** A payment provider of our own for trying the shop: a hosted page and its own books, no real money. */
export function testGateway(db: Kysely<Database>, clock: Clock): PaymentGateway {
  const find = async (paymentKey: string): Promise<ProviderPayment | null> => {
    const row = await db
      .selectFrom('test_payments')
      .selectAll()
      .where('payment_key', '=', paymentKey)
      .executeTakeFirst();
    if (!row) return null;
    return {
      paymentKey,
      orderNo: row.order_no,
      amount: row.amount,
      state: STATES[row.status],
      receiptUrl: row.status === 'DONE' ? `${testPayPath(paymentKey)}/receipt` : null,
    };
  };
  const open: PaymentGateway['open'] = async ({ orderNo, amount, successPath, failPath }) => {
    const row = await db
      .insertInto('test_payments')
      .values({
        payment_key: newKey(),
        order_no: orderNo,
        amount,
        status: 'READY',
        success_url: successPath,
        fail_url: failPath,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('order_no').doUpdateSet({ order_no: orderNo }))
      .returning('payment_key')
      .executeTakeFirstOrThrow();
    return { url: testPayPath(row.payment_key), paymentKey: row.payment_key };
  };
  return {
    name: 'test',
    open,
    find,
    async approve({ paymentKey, orderNo, amount }) {
      await db
        .updateTable('test_payments')
        .set({ status: 'DONE' })
        .where('payment_key', '=', paymentKey)
        .where('order_no', '=', orderNo)
        .where('amount', '=', amount)
        .where('status', '=', 'APPROVED')
        .execute();
      const payment = await find(paymentKey);
      if (payment?.state !== 'paid' || payment.orderNo !== orderNo || payment.amount !== amount)
        throw new PaymentRefused('the payment was not approved by its owner');
      return payment;
    },
    cancel: (refund) => cancelOnce(db, refund),
    async charge({ orderNo, amount }) {
      const { paymentKey } = await open({
        orderNo,
        amount,
        orderName: '',
        method: '',
        successPath: '/',
        failPath: '/',
      });
      if (!paymentKey) throw new PaymentRefused('no payment was opened');
      await db
        .updateTable('test_payments')
        .set({ status: 'APPROVED' })
        .where('payment_key', '=', paymentKey)
        .where('status', '=', 'READY')
        .execute();
      return { paymentKey };
    },
  };
}

type Cancel = Parameters<PaymentGateway['cancel']>[0];

/** The key's row and the sum move together, so a repeated cancel finds its row and does nothing. */
const cancelOnce = (db: Kysely<Database>, { paymentKey, amount, key }: Cancel): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('test_payment_cancels')
      .values({ idempotency_key: key, payment_key: paymentKey, amount })
      .onConflict((conflict) => conflict.doNothing())
      .returning('amount')
      .executeTakeFirst();
    if (!first) return;
    const taken = await tx
      .updateTable('test_payments')
      .set((eb) => ({ cancelled_amount: eb('cancelled_amount', '+', amount) }))
      .where('payment_key', '=', paymentKey)
      .where('status', '=', 'DONE')
      .where((eb) => eb(eb('cancelled_amount', '+', amount), '<=', eb.ref('amount')))
      .returning('amount')
      .executeTakeFirst();
    if (!taken) throw new PaymentRefused('more than was paid cannot come back');
  });
