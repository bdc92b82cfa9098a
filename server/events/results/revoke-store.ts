import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { judgedEntries } from '../entries/entry-store.ts';

/** Locks a winner of an event. */
export const lockWinner = (tx: Queryable, eventId: number, id: number) =>
  tx
    .selectFrom('event_winners')
    .select(
      columns([
        'id',
        'event_id',
        'user_id',
        'feed_id',
        'condition',
        'rank',
        'vote_count',
        'replaces',
        'revoked_at',
        'revoke_reason',
      ]),
    )
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Marks a winner as revoked with the reason. */
export const markRevoked = (tx: Queryable, id: number, reason: string, now: Date) =>
  tx
    .updateTable('event_winners')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .execute();

/** Finds entries with their frozen counts and the reason to eliminate each. */
export const findEntries = (tx: Queryable, eventId: number) =>
  judgedEntries(tx)
    .select(columns(['e.created_at']))
    .where('e.event_id', '=', eventId)
    .execute();

/** Eliminates a revoked entry. */
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

/** Locks the payouts of a winner for a condition. */
export const lockPayouts = (
  tx: Queryable,
  { eventId, userId, condition }: { eventId: number; userId: number; condition: string },
) =>
  tx
    .selectFrom('event_payouts as p')
    .innerJoin('event_rewards as r', 'r.id', 'p.reward_id')
    .select(columns(['p.id', 'p.state', 'p.reward_id', 'p.coupon_id', 'r.kind', 'r.value']))
    .where('p.event_id', '=', eventId)
    .where('p.user_id', '=', userId)
    .where('r.condition', '=', condition)
    .where('p.state', '<>', 'REVOKED')
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
export type LockedPayout = Awaited<ReturnType<typeof lockPayouts>>[number];

/** Marks the payout of a winner as revoked, with the reason. */
export const markTaken = (tx: Queryable, id: number, message: string) =>
  tx.updateTable('event_payouts').set({ state: 'REVOKED', message }).where('id', '=', id).execute();

/**
 * Expires a coupon; returns false if it was used. A used one expires too, as a cancelled order
 * would restore it.
 */
export async function endCoupon(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('coupons')
    .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .returning(columns(['used_at']))
    .executeTakeFirst();
  return ended?.usedAt === null;
}
