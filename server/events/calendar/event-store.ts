import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventCounts, EventQuery, EventSort } from '#domain/events/event.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { type EventRow, selectEvents } from './event-rows-sql.ts';

type Status = EventQuery['status'];
export type EventSearch = Pick<EventQuery, 'type' | 'keyword' | 'status' | 'sort'>;
type Moment = { today: string; viewerId: number; isAdmin: boolean };

/**
 * SQL conditions of the tabs. Drafts are in their own tab only, cancelled events among the ended
 * ones.
 */
const TABS: Readonly<Record<Status, (today: string) => RawBuilder<SqlBool>>> = {
  all: () => sql`events.state <> 'DRAFT'`,
  draft: () => sql`events.state = 'DRAFT'`,
  upcoming: (today) => sql`events.state = 'PUBLISHED' and events.start_date > ${today}::date`,
  ongoing: (today) =>
    sql`events.state = 'PUBLISHED' and events.start_date <= ${today}::date and events.end_date >= ${today}::date`,
  ended: (today) =>
    sql`(events.state = 'CANCELLED' or (events.state = 'PUBLISHED' and events.end_date < ${today}::date))`,
};

const ORDERS: Readonly<Record<EventSort, RawBuilder<unknown>>> = {
  latest: sql`events.created_at desc, events.id desc`,
  upcoming: sql`events.start_date, events.id`,
  past: sql`events.end_date desc, events.id desc`,
};

/** SQL condition of a search, in any tab. */
const found = ({ type, keyword }: Pick<EventSearch, 'type' | 'keyword'>): RawBuilder<SqlBool> => {
  const ofType = type === 'all' ? sql`true` : sql`events.type = ${type.toUpperCase()}`;
  const named = keyword === '' ? sql`true` : contains(sql`events.title`, keyword);
  return sql<SqlBool>`events.deleted_at is null and ${ofType} and ${named}`;
};

/** Counts the events of a search per tab. */
export async function countEvents(
  db: Queryable,
  search: EventSearch,
  { today, isAdmin }: Moment,
): Promise<EventCounts> {
  const of = (tab: Status) => sql<number>`(count(*) filter (where ${TABS[tab](today)}))::int`;
  const counts = await db
    .selectFrom('events')
    .select([
      of('all').as('all'),
      of('upcoming').as('upcoming'),
      of('ongoing').as('ongoing'),
      of('ended').as('ended'),
      of('draft').as('draft'),
    ])
    .where(found(search))
    .executeTakeFirstOrThrow();
  return isAdmin ? counts : { ...counts, draft: 0 };
}

/** Finds a page of a search. */
export const findEventPage = (
  db: Queryable,
  search: EventSearch,
  { offset, limit }: { offset: number; limit: number },
  { today, viewerId }: Moment,
): Promise<EventRow[]> =>
  selectEvents(db, viewerId)
    .where(found(search))
    .where(TABS[search.status](today))
    .orderBy(ORDERS[search.sort])
    .offset(offset)
    .limit(limit)
    .execute();

/** Finds the events that run on `today`, those that end first in front. */
export const findOngoingEvents = (db: Queryable, today: string, viewerId: number): Promise<EventRow[]> =>
  selectEvents(db, viewerId)
    .where('events.deleted_at', 'is', null)
    .where(TABS.ongoing(today))
    .orderBy('events.end_date')
    .orderBy('events.id')
    .execute();

/** Finds an event with the viewer's entry and vote. */
export const findEventRow = (db: Queryable, id: number, viewerId: number): Promise<EventRow | undefined> =>
  selectEvents(db, viewerId)
    .where('events.id', '=', id)
    .where('events.deleted_at', 'is', null)
    .executeTakeFirst();

/** Finds the fields that determine whether an event runs. */
export const findLife = (db: Queryable, id: number) =>
  db
    .selectFrom('events')
    .select(columns(['state', 'start_date', 'end_date', 'frozen_at', 'vote_blackout_hours']))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Finds the public dates of an event. */
export const findCalendarEvent = (db: Queryable, id: number) =>
  db
    .selectFrom('events')
    .select(
      columns(['id', 'title', 'description', 'start_date', 'end_date', 'announcement_date', 'updated_at']),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst();

/** Returns whether the winners are announced; entries are no longer eliminated then. */
export async function hasAnnounced(db: Queryable, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_results')
    .select('state')
    .where('event_id', '=', eventId)
    .where('state', '<>', 'CALCULATED')
    .executeTakeFirst();
  return row !== undefined;
}
