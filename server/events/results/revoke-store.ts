import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { judgedEntries } from '../entries/entry-store.ts';

export const lockWinner = (tx: Queryable, eventId: number, id: number) =>
  tx
    .selectFrom('event_winners')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markRevoked = (tx: Queryable, id: number, reason: string, now: Date) =>
  tx
    .updateTable('event_winners')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .execute();

/** Entries with what they had when the list was fixed; who is out by now is told apart, and who would be if it were asked. */
export const findEntries = (tx: Queryable, eventId: number) =>
  judgedEntries(tx).select('e.created_at').where('e.event_id', '=', eventId).execute();

export async function eliminate(
  tx: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('event_entries')
    .set({ status: 'ELIMINATED', reason: 'REVOKED', updated_at: now })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'ELIMINATED')
    .execute();
}

/** Payouts of a winner for what a condition gives, locked. */
export const lockPayouts = (
  tx: Queryable,
  { eventId, userId, condition }: { eventId: number; userId: number; condition: string },
) =>
  tx
    .selectFrom('event_payouts as p')
    .innerJoin('event_rewards as r', 'r.id', 'p.reward_id')
    .select(['p.id', 'p.state', 'p.reward_id', 'p.coupon_id', 'r.kind', 'r.value'])
    .where('p.event_id', '=', eventId)
    .where('p.user_id', '=', userId)
    .where('r.condition', '=', condition)
    .where('p.state', '<>', 'REVOKED')
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
export type LockedPayout = Awaited<ReturnType<typeof lockPayouts>>[number];

export const markTaken = (tx: Queryable, id: number, message: string) =>
  tx.updateTable('event_payouts').set({ state: 'REVOKED', message }).where('id', '=', id).execute();

/**
 * A coupon is worth nothing from now on; false where it was used. That one ends as well: an order that is undone gives it
 * back.
 */
export async function endCoupon(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('coupons')
    .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .returning('used_at')
    .executeTakeFirst();
  return ended?.used_at === null;
}
