import { type RawBuilder, sql } from 'kysely';
import type { EntrySort } from '#domain/community/entry-sorts.ts';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { feedCondition } from './feed-filter-sql.ts';

type Search = { eventId: number; viewerId: number; sort: EntrySort; shuffle: string };

/** SQL order of each sort; with equal votes the earlier entry is first. */
const SORTS: Readonly<Record<EntrySort, RawBuilder<unknown>>> = {
  votes: sql`vote_count desc, entry_no`,
  latest: sql`entry_no desc`,
  random: sql`place, id`,
};

/** Finds a page of entry ids and their total; `shuffle` seeds the random order. */
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
