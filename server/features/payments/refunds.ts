import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { audit } from '../audit/trail.ts';
import { PaymentPaused } from './gateway.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log'>;
export type Giving = { cash: number; points: number; deliveryCharge: number; reason: string };
type Stray = { paymentKey: string; amount: number; reason: string };

/** Writes down what comes back; money waits for `settleRefunds` after the commit, nothing to pay is done. */
export async function addRefund(
  tx: Queryable,
  orderId: number,
  { cash, points, deliveryCharge, reason }: Giving,
  now: Date,
): Promise<{ id: number }> {
  const added = await tx
    .insertInto('refunds')
    .values({
      payment_key: null,
      order_id: orderId,
      amount: cash,
      points,
      delivery_charge: deliveryCharge,
      reason,
      status: cash > 0 ? 'WAITING' : 'DONE',
      created_at: now,
      done_at: cash > 0 ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = { order: orderId, amount: cash, points };
  await audit(tx, { action: 'REFUND_OWED', target: ['REFUND', added.id], detail }, now);
  return added;
}

/** Money that no order took: it goes back once, however often it is reported. */
export async function addStrayRefund(
  tx: Queryable,
  orderId: number,
  { paymentKey, amount, reason }: Stray,
  now: Date,
): Promise<void> {
  const added = await tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_key: paymentKey,
      amount,
      points: 0,
      reason,
      status: 'WAITING',
      created_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('payment_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const detail = { order: orderId, amount, points: 0 };
  await audit(tx, { action: 'REFUND_OWED', target: ['REFUND', added.id], detail }, now);
}

/**
 * Asks the provider for every waiting refund, of one order or all. A refund is cancelled under its own key,
 * so asking twice pays once; one that fails stays and is tried again by the next sweep.
 */
export async function settleRefunds({ db, clock, payments, log }: Ports, orderId?: number): Promise<void> {
  let waiting = db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.amount', 'refunds.reason'])
    .select(sql<string | null>`coalesce(refunds.payment_key, payments.payment_key)`.as('payment_key'))
    .where('refunds.status', '=', 'WAITING')
    .orderBy('refunds.attempts')
    .orderBy('refunds.id')
    .limit(50);
  if (orderId !== undefined) waiting = waiting.where('refunds.order_id', '=', orderId);
  for (const { id, amount, reason, payment_key: paymentKey } of await waiting.execute()) {
    try {
      if (paymentKey) await payments.cancel({ paymentKey, amount, reason, key: `refund-${id}` });
      await markPaid(db, { id, amount }, clock.now());
    } catch (error) {
      // Nobody was asked: the rest waits too, and none of them has lost an attempt.
      if (error instanceof PaymentPaused) return;
      log.warn({ err: error, refundId: id }, 'a refund waits for the provider');
      await db
        .updateTable('refunds')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Two servers may have asked for the same refund: the one that notes it first accounts for it. */
const markPaid = (
  db: Context['db'],
  { id, amount }: { id: number; amount: number },
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const first = await tx
      .updateTable('refunds')
      .set({ status: 'DONE', done_at: now })
      .where('id', '=', id)
      .where('status', '=', 'WAITING')
      .returning('id')
      .executeTakeFirst();
    if (first) await audit(tx, { action: 'REFUND_PAID', target: ['REFUND', id], detail: { amount } }, now);
  });
