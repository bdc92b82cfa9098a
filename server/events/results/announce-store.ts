import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Winners by what their entry has won: whoever only took part, or voted, has no winning entry. */
const winningEntries = (eventId: number) => sql`select user_id from event_winners
  where event_id = ${eventId} and revoked_at is null and condition not in ('PARTICIPATION', 'VOTERS')`;

/** Entries that have won are winners from now on. */
export const markEntries = (tx: Queryable, eventId: number, now: Date) =>
  sql`update event_entries set status = 'WINNER', updated_at = ${now}
    where event_id = ${eventId} and status = 'PARTICIPATING' and user_id in (${winningEntries(eventId)})`.execute(
    tx,
  );

/** Feeds of winners are shown as such; all others are feeds like any other. Deleted ones are shown nowhere, and not looked for. */
export const markFeeds = (tx: Queryable, eventId: number) =>
  sql`update feeds f set feed_type = case when exists (
      select 1 from event_entries e where e.event_id = ${eventId} and e.feed_id = f.id and e.status = 'WINNER')
      then 'RANKING' else 'DAILY' end
    where f.event_id = ${eventId} and f.deleted_at is null`.execute(tx);

type Given = { now: Date; dueAt: Date };

/** A row per winner and reward; whoever has one keeps it. */
export const insertPayouts = (tx: Queryable, eventId: number, { now, dueAt }: Given) =>
  sql`insert into event_payouts (event_id, user_id, reward_id, created_at, next_try_at)
    select w.event_id, w.user_id, r.id, ${now}, ${dueAt}
    from event_winners w join event_rewards r on r.event_id = w.event_id and r.condition = w.condition
    where w.event_id = ${eventId} and w.revoked_at is null
    order by w.id, r.sort, r.id on conflict do nothing`.execute(tx);

/** Everybody who takes part, winners included. */
export async function findEntrants(tx: Queryable, eventId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_entries')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('status', '<>', 'ELIMINATED')
    .orderBy('entry_no')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
