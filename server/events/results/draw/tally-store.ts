import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { columnsSql } from '../../../db/statements/columns.ts';
import { countFlagged } from '../../vote-desk/vote-desk-store.ts';

type EntryRow = {
  no: number;
  userId: number;
  feedId: number | null;
  status: string;
  createdAt: Date;
  likes: number;
  /** Number of votes by rows and by the feed's counter. */
  votes: number;
  counter: number | null;
};

/** SQL: members who had voted at the freeze. */
const votersOf = (eventId: number) => sql`select unnest(voters) from event_lists where event_id = ${eventId}`;

/** Counts the votes of each frozen entry from the rows: those of the freeze, no later ones. */
export async function readEntries(
  tx: Queryable,
  eventId: number,
  numbers: readonly number[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columnsSql(['e.entry_no as no', 'e.user_id', 'e.feed_id', 'e.status', 'e.created_at', 'e.frozen_likes as likes'])},
      coalesce(v.votes, 0)::int as votes, f.vote_count as counter
    from event_entries e
    left join feeds f on f.id = e.feed_id
    left join (select feed_id, count(*) as votes from feed_votes
      where event_id = ${eventId} and standing = 'COUNTED' and user_id in (${votersOf(eventId)}) group by feed_id) v on v.feed_id = e.feed_id
    where e.event_id = ${eventId} and e.entry_no = any(${sql.val([...numbers])}::int[])
    order by e.entry_no`.execute(tx);
  return rows;
}

/** Votes by state; `flagged` are the suspicious ones among the counted. */
export type VoteTotals = { counted: number; waiting: number; void: number; flagged: number };

/** Counts the frozen votes of an event by state. */
export async function countVotes(tx: Queryable, eventId: number): Promise<VoteTotals> {
  const { rows } = await sql<{ standing: string; count: number }>`
    select standing, count(*)::int as count from feed_votes
    where event_id = ${eventId} and user_id in (${votersOf(eventId)}) group by 1`.execute(tx);
  const of = (standing: string) => rows.find((row) => row.standing === standing)?.count ?? 0;
  const flagged = await countFlagged(tx, eventId, votersOf(eventId));
  return { counted: of('COUNTED'), waiting: of('WAITING'), void: of('VOID'), flagged };
}

/**
 * Finds the numbers of counted votes with their voters; members who cannot be paid are excluded
 * from draws.
 */
export async function readVoters(tx: Queryable, eventId: number): Promise<{ no: number; userId: number }[]> {
  const { rows } = await sql<{ no: number; userId: number }>`
    select n.no::int as no, ${columnsSql(['v.user_id'])}
    from event_lists l cross join unnest(l.voters) with ordinality as n(user_id, no)
    join feed_votes v on v.event_id = l.event_id and v.user_id = n.user_id and v.standing = 'COUNTED'
    join users u on u.id = v.user_id and u.status = 'ACTIVE'
    where l.event_id = ${eventId} order by n.no`.execute(tx);
  return rows;
}

/** Finds the rewards of an event in order. */
export const readRewards = (tx: Queryable, eventId: number) =>
  tx
    .selectFrom('event_rewards')
    .select(['id', 'condition', 'kind', 'value', 'description'])
    .where('event_id', '=', eventId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
