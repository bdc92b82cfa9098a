import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** SQL: members with a winning entry, as opposed to participation and voter rewards. */
const winningEntries = (eventId: number) => sql`select user_id from event_winners
  where event_id = ${eventId} and revoked_at is null and condition not in ('PARTICIPATION', 'VOTERS')`;

/** Marks entries as WINNER; a reward for participation or for voters does not count. */
export const markEntries = (tx: Queryable, eventId: number, now: Date) =>
  sql`update event_entries set status = 'WINNER', updated_at = ${now}
    where event_id = ${eventId} and status = 'PARTICIPATING' and user_id in (${winningEntries(eventId)})`.execute(
    tx,
  );

/**
 * Sets the type of feeds: RANKING for winners, otherwise an ordinary feed. Deleted feeds are
 * skipped.
 */
export const markFeeds = (tx: Queryable, eventId: number) =>
  sql`update feeds f set feed_type = case when exists (
      select 1 from event_entries e where e.event_id = ${eventId} and e.feed_id = f.id and e.status = 'WINNER')
      then 'RANKING' else 'DAILY' end
    where f.event_id = ${eventId} and f.deleted_at is null`.execute(tx);

type Given = { now: Date; dueAt: Date };

/** Inserts a payout per winner and reward; existing ones are kept. */
export const insertPayouts = (tx: Queryable, eventId: number, { now, dueAt }: Given) =>
  sql`insert into event_payouts (event_id, user_id, reward_id, created_at, next_try_at)
    select w.event_id, w.user_id, r.id, ${now}, ${dueAt}
    from event_winners w join event_rewards r on r.event_id = w.event_id and r.condition = w.condition
    where w.event_id = ${eventId} and w.revoked_at is null
    order by w.id, r.sort, r.id on conflict do nothing`.execute(tx);

/** Finds all participants, including winners. */
export async function findEntrants(tx: Queryable, eventId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_entries')
    .select(columns(['user_id']))
    .where('event_id', '=', eventId)
    .where('status', '<>', 'ELIMINATED')
    .orderBy('entry_no')
    .execute();
  return rows.map(({ userId }) => userId);
}
