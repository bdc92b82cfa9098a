import { type Kysely, sql } from 'kysely';
import { REFUND } from '#domain/trade/order-life.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit-trail.ts';
import { LEASE_MS, later } from '../../kit/retry.ts';

/** Takes the waiting refund that is due longest, of one order or all, for this server alone. */
export const claimRefund = (db: Queryable, now: Date, orderId?: number) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
        .select(['refunds.id', 'payments.payment_key'])
        .where('refunds.status', '=', REFUND.starts.owe.to)
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
    .returning(['refund.id', 'refund.order_id', 'refund.amount', 'refund.reason', 'refund.attempts'])
    // Just set.
    .returning(sql<Date>`refund.first_asked_at`.as('first_asked_at'))
    .returning(sql<string | null>`coalesce(refund.payment_key, due.payment_key)`.as('payment_key'))
    .executeTakeFirst();

export type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/** Waits until then. */
export async function delayRefund(
  db: Queryable,
  id: number,
  { attempts, until }: { attempts: number; until: Date },
): Promise<void> {
  await db.updateTable('refunds').set({ attempts, next_try_at: until }).where('id', '=', id).execute();
}

/** Two servers may have asked for the same refund after all: the one that notes its end first accounts for it. */
export const closeRefund = (
  db: Kysely<Database>,
  { id, amount }: Pick<ClaimedRefund, 'id' | 'amount'>,
  deed: keyof typeof REFUND.moves,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { from, to: status } = REFUND.moves[deed];
    const first = await tx
      .updateTable('refunds')
      .set({ status, done_at: deed === 'pay' ? now : null })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('id')
      .executeTakeFirst();
    const action = deed === 'pay' ? 'REFUND_PAID' : 'REFUND_GIVEN_UP';
    if (first) await audit(tx, { action, target: ['REFUND', id], detail: { amount } }, now);
  });
