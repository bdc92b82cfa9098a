import { sql } from 'kysely';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';

/** Locks a visible feed; `guestId` is the member who acts on it. */
export const lockFeed = (tx: Queryable, id: number, guestId = 0) =>
  tx
    .selectFrom('feeds')
    .select(columns(['id', 'user_id', 'event_id', 'feed_type', 'vote_count']))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(notApart(guestId, 'feeds.user_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds the event of a visible feed. */
export async function eventOf(db: Queryable, feedId: number) {
  const row = await db
    .selectFrom('feeds')
    .select(columns(['event_id']))
    .where('id', '=', feedId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether a feed is a participant. */
export async function isEntry(tx: Queryable, eventId: number, feedId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('event_entries')
    .select(columns(['entry_no']))
    .where('event_id', '=', eventId)
    .where('feed_id', '=', feedId)
    .where('status', '=', 'PARTICIPATING')
    .executeTakeFirst();
  return row !== undefined;
}

type NewVote = {
  eventId: number;
  userId: number;
  feedId: number;
  standing: VoteStatus;
  voidReason: string | null;
  addressTag: string | null;
  deviceTag: string | null;
};

/** Inserts a vote; returns false if the member has voted in this event already. */
export async function addVote(tx: Queryable, vote: NewVote, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('feed_votes')
    .values({
      event_id: vote.eventId,
      user_id: vote.userId,
      feed_id: vote.feedId,
      standing: vote.standing,
      void_reason: vote.voidReason,
      address_tag: vote.addressTag,
      device_tag: vote.deviceTag,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns(['feed_id']))
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes a vote for this feed and returns its state; null if there was none. */
export async function removeVote(tx: Queryable, feedId: number, userId: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('feed_votes')
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .returning('standing')
    .executeTakeFirst();
  return gone?.standing ?? null;
}

/** Finds the vote of a member in an event. */
export const findVote = (db: Queryable, eventId: number, userId: number) =>
  db
    .selectFrom('feed_votes')
    .select(columns(['feed_id', 'standing', 'void_reason', 'voided_by', 'voided_at']))
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

type Restanding = {
  from: VoteStatus;
  to: VoteStatus;
  voided: { reason: string; by: number; at: Date } | null;
};

/** Changes the state of a vote if it is still `from`. */
export async function changeVoteStatus(
  tx: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
  { from, to, voided }: Restanding,
): Promise<boolean> {
  const row = await tx
    .updateTable('feed_votes')
    .set({
      standing: to,
      void_reason: voided?.reason ?? null,
      voided_by: voided?.by ?? null,
      voided_at: voided?.at ?? null,
    })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('standing', '=', from)
    .returning(columns(['feed_id']))
    .executeTakeFirst();
  return row !== undefined;
}

/** Columns of a vote that are kept with its entry. */
const KEPT = sql.raw(
  'event_id, user_id, feed_id, standing, void_reason, voided_by, voided_at, address_tag, device_tag, created_at',
);

/** Frees all votes of a feed; kept ones can be restored with it. */
export async function freeVotes(tx: Queryable, feedId: number, isKept: boolean): Promise<void> {
  const free = sql`delete from feed_votes where feed_id = ${feedId}
    returning ${KEPT}`;
  if (isKept)
    await sql`with gone as (${free}) insert into event_freed_votes
      (${KEPT})
      select * from gone
      on conflict (event_id, user_id, feed_id) do update set standing = excluded.standing,
        void_reason = excluded.void_reason, address_tag = excluded.address_tag,
        device_tag = excluded.device_tag, created_at = excluded.created_at,
        voided_by = excluded.voided_by, voided_at = excluded.voided_at`.execute(tx);
  else await free.execute(tx);
  await tx.updateTable('feeds').set({ vote_count: 0 }).where('id', '=', feedId).execute();
}

/** Restores the kept votes of a feed, except of members who voted again or left. */
export async function giveVotesBack(tx: Queryable, eventId: number, feedId: number): Promise<void> {
  await sql`with kept as (
      delete from event_freed_votes where event_id = ${eventId} and feed_id = ${feedId}
      returning ${KEPT}
    ) insert into feed_votes
      (${KEPT})
      select kept.* from kept join users u on u.id = kept.user_id and u.status <> 'DELETED'
      on conflict do nothing`.execute(tx);
  await sql`update feeds set vote_count = (select count(*) from feed_votes
    where feed_id = ${feedId} and standing = 'COUNTED') where id = ${feedId}`.execute(tx);
}

/** Changes the vote counter of a feed and returns it. */
export async function shiftVoteCount(tx: Queryable, feedId: number, by: 1 | -1): Promise<number> {
  const { voteCount } = await tx
    .updateTable('feeds')
    .set({ vote_count: sql<number>`case when deleted_at is null then vote_count + ${by}::int else 0 end` })
    .where('id', '=', feedId)
    .returning(columns(['vote_count']))
    .executeTakeFirstOrThrow();
  return voteCount;
}

/** Returns whether a member has voted for a feed. */
export async function hasVoted(db: Queryable, feedId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('feed_votes')
    .select(columns(['feed_id']))
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the votes of a visible feed and the blackout of its event. */
export async function countFeedVotes(db: Queryable, feedId: number) {
  const row = await db
    .selectFrom('feeds')
    .leftJoin('events', 'events.id', 'feeds.event_id')
    .select(columns(['feeds.vote_count', 'events.end_date', 'events.vote_blackout_hours', 'events.state']))
    .where('feeds.id', '=', feedId)
    .where('feeds.deleted_at', 'is', null)
    .where('feeds.hidden_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts the counted votes of an event. */
export async function countEventVotes(db: Queryable, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('feed_votes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('standing', '=', 'COUNTED')
    .executeTakeFirstOrThrow();
  return Number(count);
}
