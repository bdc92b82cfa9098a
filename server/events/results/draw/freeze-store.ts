import { sql } from 'kysely';
import type { Beacon } from '#domain/events/draw/beacon.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

type Known = { lines: string | null; voteTotal: number | null };

/** Finds the frozen list, if there is one. */
async function listOf(db: Queryable, id: number): Promise<Known> {
  const list = await db
    .selectFrom('event_lists')
    .select(columns(['lines', 'vote_total']))
    .where('event_id', '=', id)
    .executeTakeFirst();
  return { lines: list?.lines ?? null, voteTotal: list?.voteTotal ?? null };
}

const live = (db: Queryable, id: number) =>
  db
    .selectFrom('events')
    .select(
      columns([
        'id',
        'title',
        'type',
        'state',
        'start_date',
        'end_date',
        'purchase_start_date',
        'purchase_end_date',
        'announcement_date',
        'vote_blackout_hours',
        'seed_sealed',
        'seed_commit',
        'seed_revealed',
        'frozen_at',
        'entrants_hash',
        'beacon_round',
        'beacon_value',
        'beacon_signature',
        'cancelled_at',
        'cancel_reason',
      ]),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/**
 * Locks an event for entries, votes, freeze and calculation. Its list is read after the lock, to
 * see a freeze committed during the wait.
 */
export async function lockEvent(tx: Queryable, id: number) {
  const event = await live(tx, id).forNoKeyUpdate().executeTakeFirst();
  return event && { ...event, ...(await listOf(tx, id)) };
}
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** Finds an event with its frozen list, without a lock. */
export async function findEvent(db: Queryable, id: number): Promise<LockedEvent | undefined> {
  const event = await live(db, id).executeTakeFirst();
  return event && { ...event, ...(await listOf(db, id)) };
}

/** Finds ended events that are not frozen, earliest end first. */
export async function findUnfrozen(db: Queryable, today: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('state', '=', 'PUBLISHED')
    .where('frozen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('end_date', '<', today)
    .orderBy('end_date')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds numbers and nonces of the participants. */
export const entrantsOf = (tx: Queryable, eventId: number) =>
  tx
    .selectFrom('event_entries')
    .select(['entry_no as no', 'nonce'])
    .where('event_id', '=', eventId)
    .where('status', '=', 'PARTICIPATING')
    .orderBy('entry_no')
    .execute();

/**
 * Stores the likes as of the end of the event; later ones do not count, even after a late freeze.
 */
export const fixLikes = (tx: Queryable, eventId: number, end: Date) =>
  sql`update event_entries e set frozen_likes = f.like_count - (
      select count(*)::int from feed_likes l where l.feed_id = f.id and l.created_at >= ${end})
    from feeds f where f.id = e.feed_id and e.event_id = ${eventId} and f.like_count > 0`.execute(tx);

/** Stores the beacon round once; an existing one is kept. */
export const keepBeacon = (db: Queryable, id: number, { randomness, signature }: Beacon) =>
  db
    .updateTable('events')
    .set({ beacon_value: randomness, beacon_signature: signature })
    .where('id', '=', id)
    .where('beacon_value', 'is', null)
    .execute();

type Fixed = {
  lines: string;
  hash: string;
  seed: { sealed: string; commit: string } | null;
  round: number | null;
};

/** Freezes list and voters; returns the number of votes. */
export async function markFrozen(tx: Queryable, id: number, fixed: Fixed, now: Date): Promise<number> {
  const { lines, hash, seed, round } = fixed;
  const kept = seed ? { seed_sealed: seed.sealed, seed_commit: seed.commit } : {};
  const { rows } = await sql<{ vote_total: number }>`
    insert into event_lists (event_id, lines, voters, vote_total)
    select ${id}, ${lines}, coalesce(array_agg(user_id order by created_at, user_id), '{}'), count(*)::int
    from feed_votes where event_id = ${id} returning vote_total`.execute(tx);
  await tx
    .updateTable('events')
    .set({ frozen_at: now, entrants_hash: hash, beacon_round: round, ...kept })
    .where('id', '=', id)
    .execute();
  return rows[0]?.vote_total ?? 0;
}
