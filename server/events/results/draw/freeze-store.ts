import { sql } from 'kysely';
import type { Beacon } from '#domain/events/draw/beacon.ts';
import type { Queryable } from '../../../db/database.ts';

type Known = { lines: string | null; vote_total: number | null };

/** The list that was fixed, if it was. */
async function listOf(db: Queryable, id: number): Promise<Known> {
  const list = await db
    .selectFrom('event_lists')
    .select(['lines', 'vote_total'])
    .where('event_id', '=', id)
    .executeTakeFirst();
  return { lines: list?.lines ?? null, vote_total: list?.vote_total ?? null };
}

const live = (db: Queryable, id: number) =>
  db.selectFrom('events').selectAll().where('id', '=', id).where('deleted_at', 'is', null);

/**
 * An event, locked: whoever enters it, votes in it, fixes or reckons it takes turns. Its list is read after the lock:
 * whoever waited for that must see what was fixed meanwhile.
 */
export async function lockEvent(tx: Queryable, id: number) {
  const event = await live(tx, id).forNoKeyUpdate().executeTakeFirst();
  return event && { ...event, ...(await listOf(tx, id)) };
}
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

export async function findEvent(db: Queryable, id: number): Promise<LockedEvent | undefined> {
  const event = await live(db, id).executeTakeFirst();
  return event && { ...event, ...(await listOf(db, id)) };
}

/** Events that are over and whose entries are not fixed yet, the one that ended first in front. */
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

export const entrantsOf = (tx: Queryable, eventId: number) =>
  tx
    .selectFrom('event_entries')
    .select(['entry_no as no', 'nonce'])
    .where('event_id', '=', eventId)
    .where('status', '=', 'PARTICIPATING')
    .orderBy('entry_no')
    .execute();

/** Likes as they were when the event ended: those that come later decide nothing, also where the list is fixed late. */
export const fixLikes = (tx: Queryable, eventId: number, end: Date) =>
  sql`update event_entries e set frozen_likes = f.like_count - (
      select count(*)::int from feed_likes l where l.feed_id = f.id and l.created_at >= ${end})
    from feeds f where f.id = e.feed_id and e.event_id = ${eventId} and f.like_count > 0`.execute(tx);

/** Once: what is there stays. */
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

/** Fixes the list and who has voted; answers how many votes there are. */
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
