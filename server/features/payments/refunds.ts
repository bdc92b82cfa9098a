import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log'>;
export type Giving = { cash: number; points: number; deliveryCharge: number; reason: string };
type Stray = { paymentKey: string; amount: number; reason: string };

/** Writes down what comes back; money waits for `settleRefunds` after the commit, nothing to pay is done. */
export const addRefund = (tx: Queryable, orderId: number, giving: Giving, now: Date) =>
  tx
    .insertInto('refunds')
    .values({
      payment_key: null,
      order_id: orderId,
      amount: giving.cash,
      points: giving.points,
      delivery_charge: giving.deliveryCharge,
      reason: giving.reason,
      status: giving.cash > 0 ? 'WAITING' : 'DONE',
      created_at: now,
      done_at: giving.cash > 0 ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Money that no order took: it goes back once, however often it is reported. */
export const addStrayRefund = (
  tx: Queryable,
  orderId: number,
  { paymentKey, amount, reason }: Stray,
  now: Date,
) =>
  tx
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
    .execute();

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
      await db
        .updateTable('refunds')
        .set({ status: 'DONE', done_at: clock.now() })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      log.warn({ err: error, refundId: id }, 'a refund waits for the provider');
      await db
        .updateTable('refunds')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
  }
}
