import { sql } from 'kysely';
import { REFUND, REFUND_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { LEASE_MS, later } from '../../kit/external-calls/retry.ts';

/** Claims the waiting refund that is due longest, of one order or all, for this server. */
export const claimRefund = (db: Queryable, now: Date, orderId?: number) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
        .leftJoin('virtual_accounts', 'virtual_accounts.order_id', 'refunds.order_id')
        .leftJoin('refund_accounts', 'refund_accounts.order_id', 'refunds.order_id')
        .select(['refunds.id', 'payments.payment_key'])
        .select(columns(['refund_accounts.bank', 'refund_accounts.number_sealed', 'refund_accounts.holder']))
        .where('refunds.status', '=', REFUND_STATE.WAITING)
        // A deposit is refunded to an account that its buyer has to give.
        .where((eb) =>
          eb.or([
            eb('virtual_accounts.order_id', 'is', null),
            eb('refund_accounts.order_id', 'is not', null),
          ]),
        )
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('refunds.id')
        .limit(1)
        .forUpdate('refunds')
        .skipLocked();
      return orderId === undefined ? due : due.where('refunds.order_id', '=', orderId);
    })
    .updateTable('refunds as refund')
    .from('due')
    .set((eb) => ({
      next_try_at: later(now, LEASE_MS),
      first_asked_at: eb.fn.coalesce('refund.first_asked_at', eb.val(now)),
    }))
    .whereRef('refund.id', '=', 'due.id')
    .returning(columns(['refund.id', 'refund.order_id', 'refund.amount', 'refund.reason', 'refund.attempts']))
    .returning(columns(['refund.delivery_charge', 'refund.outbound_charge']))
    .returning(['due.bank', 'due.numberSealed', 'due.holder'])
    // Not null, as the statement has just set it.
    .returning(sql<Date>`refund.first_asked_at`.as('firstAskedAt'))
    .returning(sql<string | null>`coalesce(refund.payment_key, due.payment_key)`.as('paymentKey'))
    .executeTakeFirst();

export type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/** Finds the refunds of an order, oldest first. */
export const refundsOf = (db: Queryable, orderId: number) =>
  db
    .selectFrom('refunds')
    .select(
      columns(['amount', 'points', 'delivery_charge', 'outbound_charge', 'reason', 'status', 'created_at']),
    )
    .select(sql<boolean>`payment_key is not null`.as('isStray'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** Postpones the next attempt of a refund. */
export async function delayRefund(
  db: Queryable,
  id: number,
  { attempts, until }: { attempts: number; until: Date },
): Promise<void> {
  await db.updateTable('refunds').set({ attempts, next_try_at: until }).where('id', '=', id).execute();
}

/** Data of a refund: money in won, points and reason. */
export type Giving = {
  cash: number;
  points: number;
  deliveryCharge: number;
  outboundCharge: number;
  reason: string;
};

/** Inserts a refund; one without money is done immediately. */
export const insertRefund = (
  tx: Queryable,
  orderId: number,
  { cash, points, deliveryCharge, outboundCharge, reason }: Giving,
  now: Date,
): Promise<{ id: number }> =>
  tx
    .insertInto('refunds')
    .values({
      payment_key: null,
      order_id: orderId,
      amount: cash,
      points,
      delivery_charge: deliveryCharge,
      outbound_charge: outboundCharge,
      reason,
      status: cash > 0 ? REFUND_STATE.WAITING : REFUND_STATE.DONE,
      created_at: now,
      done_at: cash > 0 ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Payment to be refunded that no order can use. */
export type Stray = { paymentKey: string; amount: number; reason: string };

/** Inserts the refund of an unusable payment; none if its payment is being refunded already. */
export const insertStray = (
  tx: Queryable,
  orderId: number,
  { paymentKey, amount, reason }: Stray,
  now: Date,
): Promise<{ id: number } | undefined> =>
  tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_key: paymentKey,
      amount,
      points: 0,
      reason,
      status: REFUND_STATE.WAITING,
      created_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('payment_key').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Ends a waiting refund; returns false if it has ended already. */
export async function endRefund(
  tx: Queryable,
  id: number,
  deed: keyof typeof REFUND.moves,
  now: Date,
): Promise<boolean> {
  const { from, to: status } = REFUND.moves[deed];
  const ended = await tx
    .updateTable('refunds')
    .set({ status, done_at: deed === 'pay' ? now : null })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Finds the buyer and number of an order. */
export const findBuyer = (tx: Queryable, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(columns(['user_id', 'order_no']))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
