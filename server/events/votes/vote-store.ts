import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { notApart } from '../../kit/reported-sql.ts';

/** Row lock on a live feed that is voted for; `guestId` is whoever comes to say something of it. */
export const lockFeed = (tx: Queryable, id: number, guestId = 0) =>
  tx
    .selectFrom('feeds')
    .select(['id', 'user_id', 'event_id', 'feed_type', 'vote_count'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(notApart(guestId, 'feeds.user_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Casts a vote; false when the member has voted in this event already (primary key event + user). */
export async function addVote(
  tx: Queryable,
  vote: { eventId: number; userId: number; feedId: number; now: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('feed_votes')
    .values({ event_id: vote.eventId, user_id: vote.userId, feed_id: vote.feedId, created_at: vote.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('feed_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Withdraws a vote from this feed; false when there was none. */
export async function removeVote(tx: Queryable, feedId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('feed_votes')
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .returning('feed_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes away every vote that a feed has. */
export const removeVotes = (tx: Queryable, feedId: number) =>
  tx.deleteFrom('feed_votes').where('feed_id', '=', feedId).execute();

/** Moves the counter together with its row and answers the new count. */
export async function shiftVoteCount(tx: Queryable, feedId: number, by: 1 | -1): Promise<number> {
  const { vote_count } = await tx
    .updateTable('feeds')
    .set({ vote_count: sql<number>`vote_count + ${by}::int` })
    .where('id', '=', feedId)
    .returning('vote_count')
    .executeTakeFirstOrThrow();
  return vote_count;
}

export async function hasVoted(db: Queryable, feedId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('feed_votes')
    .select('feed_id')
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** First and last day of an event. */
export const findPeriod = (db: Queryable, eventId: number) =>
  db.selectFrom('events').select(['start_date', 'end_date']).where('id', '=', eventId).executeTakeFirst();

/** Votes of a live feed; null when there is no such feed. */
export async function countFeedVotes(db: Queryable, feedId: number): Promise<number | null> {
  const row = await db
    .selectFrom('feeds')
    .select('vote_count')
    .where('id', '=', feedId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return row?.vote_count ?? null;
}

export async function countEventVotes(db: Queryable, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('feed_votes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
