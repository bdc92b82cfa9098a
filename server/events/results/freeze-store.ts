import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** An event, locked: whoever enters it, votes in it, fixes or reckons it takes turns. */
export const lockEvent = (tx: Queryable, id: number) =>
  tx
    .selectFrom('events')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

export const findEvent = (db: Queryable, id: number) =>
  db.selectFrom('events').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

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

/** Likes as they are now: those that come later decide nothing. */
export const fixLikes = (tx: Queryable, eventId: number) =>
  sql`update event_entries e set frozen_likes = f.like_count from feeds f
    where f.id = e.feed_id and e.event_id = ${eventId} and f.like_count > 0`.execute(tx);

/** Gives every vote its number, in the order in which they were cast; answers how many there are. */
export async function numberVotes(tx: Queryable, eventId: number): Promise<number> {
  const done = await sql`update feed_votes v set voter_no = n.no
    from (select user_id, row_number() over (order by created_at, user_id) as no
      from feed_votes where event_id = ${eventId}) n
    where v.event_id = ${eventId} and v.user_id = n.user_id`.execute(tx);
  return Number(done.numAffectedRows ?? 0n);
}

type Fixed = { lines: string; hash: string; voteTotal: number; seed: { sealed: string; commit: string } | null };

export const markFrozen = (tx: Queryable, id: number, { lines, hash, voteTotal, seed }: Fixed, now: Date) =>
  tx
    .updateTable('events')
    .set({
      frozen_at: now,
      entrants_lines: lines,
      entrants_hash: hash,
      vote_total: voteTotal,
      ...(seed ? { seed_sealed: seed.sealed, seed_commit: seed.commit } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
