import type { EntrySort } from '#domain/community/entry-sorts.ts';
import type { Feed } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Event whose entries are listed, and their order. */
export type EntriesFilter = { eventId: number; sort: EntrySort };

export const ENTRIES_PER_PAGE = 12;

/** Machine of the entries of one event: 12 feeds a page, ordered by votes, by age or at random. */
export const eventEntriesMachine = createPagedMachine<Feed, EntriesFilter>({
  id: 'eventEntries',
  description: 'Feeds that take part in an event, by votes, by age or by chance.',
  filters: 'alone',
  hasMarks: true,
  size: ENTRIES_PER_PAGE,
});
