import { sql } from 'kysely';
import type { OutReason } from '#domain/events/event-states.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

const LIFE = columns(['id', 'state', 'start_date', 'end_date', 'frozen_at', 'deleted_at']);

/** Locks an event for an entry, an edit or its end. */
export const lockEvent = (tx: Queryable, id: number) =>
  tx
    .selectFrom('events')
    .select([
      ...LIFE,
      ...columns(['max_participants', 'purchase_start_date', 'purchase_end_date', 'title', 'version']),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an event in share mode, held by concurrent votes, so that it cannot end meanwhile. */
export const shareEvent = (tx: Queryable, id: number) =>
  tx
    .selectFrom('events')
    .select([...LIFE, ...columns(['vote_blackout_hours'])])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/**
 * Counts the places taken; an eliminated entry that may return keeps its place while its feed
 * exists.
 */
export async function countSeats(db: Queryable, eventId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_entries e where e.event_id = ${eventId} and (
      e.status <> 'ELIMINATED' or e.reason in ('HIDDEN', 'BANNED') and exists (
        select 1 from feeds f join users u on u.id = f.user_id left join order_items i on i.id = f.order_item_id
        where f.id = e.feed_id and f.deleted_at is null and u.status <> 'DELETED'
          and coalesce(i.status, '') not in ('CANCELLED', 'RETURNED')))`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds the entry of a member. */
export const findEntry = (db: Queryable, eventId: number, userId: number) =>
  db
    .selectFrom('event_entries')
    .select(columns(['status', 'reason', 'feed_id', 'entry_no']))
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

type NewEntry = {
  eventId: number;
  userId: number;
  feedId: number;
  nonce: string;
  addressTag: string | null;
  deviceTag: string | null;
};

/** Inserts an entry under a new number; a repeated entry gets a new number too. */
export async function putEntry(tx: Queryable, entry: NewEntry, now: Date): Promise<number> {
  const { lastEntryNo } = await tx
    .updateTable('events')
    .set({ last_entry_no: sql<number>`last_entry_no + 1` })
    .where('id', '=', entry.eventId)
    .returning(columns(['last_entry_no']))
    .executeTakeFirstOrThrow();
  const row = {
    feed_id: entry.feedId,
    entry_no: lastEntryNo,
    nonce: entry.nonce,
    status: 'PARTICIPATING',
    reason: null,
    address_tag: entry.addressTag,
    device_tag: entry.deviceTag,
    created_at: now,
    updated_at: now,
  };
  await tx
    .insertInto('event_entries')
    .values({ event_id: entry.eventId, user_id: entry.userId, ...row })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(row))
    .execute();
  return lastEntryNo;
}

type Out = { reason: OutReason; isAnnouncedToo: boolean };

/** Eliminates an entry; no row if the feed is not a participant. */
export async function markOut(tx: Queryable, feedId: number, { reason, isAnnouncedToo }: Out, now: Date) {
  const row = await tx
    .updateTable('event_entries')
    .set({ status: 'ELIMINATED', reason, updated_at: now })
    .where('feed_id', '=', feedId)
    .where('status', '=', 'PARTICIPATING')
    .$if(!isAnnouncedToo, (query) =>
      query.where(sql<boolean>`not exists (select 1 from event_results r
        where r.event_id = event_entries.event_id and r.state <> 'CALCULATED')`),
    )
    .returning(columns(['event_id', 'user_id']))
    .executeTakeFirst();
  return row ?? null;
}

/** Restores an entry, if allowed, and returns its member. */
export async function markIn(tx: Queryable, feedId: number, now: Date): Promise<number | null> {
  const row = await tx
    .updateTable('event_entries')
    .set({ status: 'PARTICIPATING', reason: null, updated_at: now })
    .where('feed_id', '=', feedId)
    .where('status', '=', 'ELIMINATED')
    .where('reason', 'in', ['HIDDEN', 'BANNED'])
    .returning(columns(['user_id']))
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** SQL: reason to eliminate an entry, by the state of its feed, order and member; null if none. */
const factOf = sql<OutReason | null>`case
  when u.status = 'DELETED' then 'WITHDRAWN'
  when u.status = 'BLOCKED' then 'BANNED'
  when f.id is null or f.deleted_at is not null then 'DELETED'
  when f.hidden_at is not null then 'HIDDEN'
  when i.status in ('CANCELLED', 'RETURNED') then 'RETURNED' end`;

/** Query of entries with the reason to eliminate them. */
export const judgedEntries = (db: Queryable) =>
  db
    .selectFrom('event_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('feeds as f', 'f.id', 'e.feed_id')
    .leftJoin('order_items as i', 'i.id', 'f.order_item_id')
    .select(columns(['e.user_id', 'e.feed_id', 'e.entry_no', 'e.status', 'e.reason']))
    .select(factOf.as('fact'));

/** Finds entries whose state does not match their reason: to be eliminated or restored. */
export const findStrays = (db: Queryable, eventId: number) =>
  judgedEntries(db)
    .where('e.event_id', '=', eventId)
    .where(
      sql<boolean>`(e.status = 'PARTICIPATING' and ${factOf} is not null
        or e.status = 'ELIMINATED' and e.reason in ('HIDDEN', 'BANNED') and ${factOf} is null)`,
    )
    .orderBy('e.entry_no')
    .execute();

/** Finds one entry with its current reason. */
export const judgeEntry = (tx: Queryable, eventId: number, userId: number) =>
  judgedEntries(tx).where('e.event_id', '=', eventId).where('e.user_id', '=', userId).executeTakeFirst();

/** Locks a feed, whatever its state. */
export const lockEntryFeed = (tx: Queryable, feedId: number) =>
  tx.selectFrom('feeds').select('id').where('id', '=', feedId).forNoKeyUpdate().execute();

/** Returns whether an entry is in the frozen list. */
export async function isListed(tx: Queryable, eventId: number, entryNo: number): Promise<boolean> {
  const row = await tx
    .selectFrom('event_lists')
    .select(columns(['event_id']))
    .where('event_id', '=', eventId)
    .where(sql<boolean>`chr(10) || lines like '%' || chr(10) || ${entryNo}::int || ':%'`)
    .executeTakeFirst();
  return row !== undefined;
}
