import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

type EntryRow = {
  no: number;
  user_id: number;
  feed_id: number | null;
  status: string;
  created_at: Date;
  likes: number;
  /** As its rows say, and as its feed says. */
  votes: number;
  counter: number | null;
};

/**
 * Every entry of the fixed list that is still known, with its votes counted from their rows: those that were there when
 * the list was fixed, and no later ones.
 */
export async function readEntries(
  tx: Queryable,
  eventId: number,
  numbers: readonly number[],
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.entry_no as no, e.user_id, e.feed_id, e.status, e.created_at, e.frozen_likes as likes,
      coalesce(v.votes, 0)::int as votes, f.vote_count as counter
    from event_entries e
    left join feeds f on f.id = e.feed_id
    left join (select feed_id, count(*) as votes from feed_votes
      where event_id = ${eventId} and standing = 'COUNTED' and voter_no is not null group by feed_id) v on v.feed_id = e.feed_id
    where e.event_id = ${eventId} and e.entry_no = any(${sql.val([...numbers])}::int[])
    order by e.entry_no`.execute(tx);
  return rows;
}

export type VoteTotals = { counted: number; waiting: number; void: number };

export async function countVotes(tx: Queryable, eventId: number): Promise<VoteTotals> {
  const rows = await tx
    .selectFrom('feed_votes')
    .select(['standing', (eb) => eb.fn.countAll<string>().as('count')])
    .where('event_id', '=', eventId)
    .where('voter_no', 'is not', null)
    .groupBy('standing')
    .execute();
  const of = (standing: string) => Number(rows.find((row) => row.standing === standing)?.count ?? 0);
  return { counted: of('COUNTED'), waiting: of('WAITING'), void: of('VOID') };
}

/** Numbers of the votes that count, with their voters. */
export async function readVoters(tx: Queryable, eventId: number): Promise<{ no: number; userId: number }[]> {
  const rows = await tx
    .selectFrom('feed_votes')
    .select(['voter_no', 'user_id'])
    .where('event_id', '=', eventId)
    .where('standing', '=', 'COUNTED')
    .where('voter_no', 'is not', null)
    .orderBy('voter_no')
    .execute();
  return rows.map(({ voter_no, user_id }) => ({ no: voter_no ?? 0, userId: user_id }));
}

export const readRewards = (tx: Queryable, eventId: number) =>
  tx
    .selectFrom('event_rewards')
    .select(['id', 'condition', 'kind', 'value', 'description'])
    .where('event_id', '=', eventId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
