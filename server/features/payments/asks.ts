import type { Queryable } from '../../db/database.ts';

/** A payment that the provider may have been asked to take, and nobody knows the outcome of. */
export type Ask = { order_id: number; payment_key: string };

/** Notes that the provider is about to be asked; answers whether this call was the first. */
export async function noteAsk(db: Queryable, ask: Ask, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_asks')
    .values({ ...ask, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The outcome is known, and stored in the same transaction or nothing to store. */
export const forgetAsk = (db: Queryable, { order_id, payment_key }: Ask) =>
  db
    .deleteFrom('payment_asks')
    .where('order_id', '=', order_id)
    .where('payment_key', '=', payment_key)
    .execute();

/** Asks older than `before`, oldest first. */
export const openAsks = (db: Queryable, before: Date): Promise<Ask[]> =>
  db
    .selectFrom('payment_asks')
    .select(['order_id', 'payment_key'])
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .limit(50)
    .execute();
