import { type RawBuilder, sql } from 'kysely';
import type { EntrySort } from '#domain/community/entry-sorts.ts';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { feedCondition } from './feed-filter-sql.ts';

type Search = { eventId: number; viewerId: number; sort: EntrySort; shuffle: string };

/** What each sort orders by. Equal votes: whoever entered first stands first. */
const SORTS: Readonly<Record<EntrySort, RawBuilder<unknown>>> = {
  votes: sql`vote_count desc, entry_no`,
  latest: sql`entry_no desc`,
  random: sql`place, id`,
};

/** Ids of one page of those that take part, and how many do; `shuffle` decides what chance looks like. */
export const findEntryIds = (db: Queryable, { eventId, viewerId, sort, shuffle }: Search, slice: PageQuery) =>
  pageOfIds(
    db,
    sql`select feeds.id, feeds.vote_count, event_entries.entry_no,
        md5(${shuffle} || feeds.id::text) as place
      from event_entries join feeds on feeds.id = event_entries.feed_id
      where event_entries.event_id = ${eventId} and event_entries.status <> 'ELIMINATED'
        and ${feedCondition({ viewerId })}`,
    SORTS[sort],
    slice,
  );
