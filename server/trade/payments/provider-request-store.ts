import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { LEASE_MS, later, nextTry } from '../../kit/external-calls/retry.ts';

/** Payment that the provider may have been asked to capture, with an unknown outcome. */
export type ProviderRequest = { orderId: number; paymentKey: string };
export type ClaimedProviderRequest = ProviderRequest & { askedAt: Date; attempts: number };

/** Records that the provider is about to be called; returns whether this call is the first. */
export async function insertProviderRequest(
  db: Queryable,
  { orderId, paymentKey }: ProviderRequest,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_asks')
    .values({ order_id: orderId, payment_key: paymentKey, asked_at: now, next_ask_at: nextTry(now, 1) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a request whose outcome is known, in the transaction that stores it. */
export const deleteProviderRequest = (db: Queryable, { orderId, paymentKey }: ProviderRequest) =>
  db
    .deleteFrom('payment_asks')
    .where('order_id', '=', orderId)
    .where('payment_key', '=', paymentKey)
    .execute();

/** Claims the request that is due longest, of one order or all, for this server. */
export const claimProviderRequest = (
  db: Queryable,
  now: Date,
  orderId?: number,
): Promise<ClaimedProviderRequest | undefined> =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('payment_asks')
        .select(['order_id', 'payment_key'])
        .where('next_ask_at', '<=', now)
        .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? 0))
        .orderBy('next_ask_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_asks as ask')
    .from('due')
    .set({ next_ask_at: later(now, LEASE_MS) })
    .whereRef('ask.order_id', '=', 'due.order_id')
    .whereRef('ask.payment_key', '=', 'due.payment_key')
    .returning(columns(['ask.order_id', 'ask.payment_key', 'ask.asked_at', 'ask.attempts']))
    .executeTakeFirst();

/** Postpones a request whose outcome is still unknown. */
export const delayProviderRequest = (
  db: Queryable,
  { orderId, paymentKey }: ProviderRequest,
  attempts: number,
  until: Date,
) =>
  db
    .updateTable('payment_asks')
    .set({ attempts, next_ask_at: until })
    .where('order_id', '=', orderId)
    .where('payment_key', '=', paymentKey)
    .execute();
