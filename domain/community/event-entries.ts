import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { pageQuery } from '../kit/page.ts';
import { feedPageSchema } from './feed.ts';

export const ENTRY_SORTS = ['votes', 'latest', 'random'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];

const ENTRIES_PER_PAGE = 12;

/** Where counts are hidden, votes are no order: entries stand as if by chance, and their counts are null. */
export const listEntries = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/events/{id}/entries',
  summary: 'Feeds that take part in an event; by chance means the same order for one viewer all day',
  params: idParams,
  query: v.object({
    ...pageQuery(ENTRIES_PER_PAGE),
    sort: v.optional(
      v.pipe(
        v.string(),
        v.transform((text): EntrySort => ENTRY_SORTS.find((sort) => sort === text.trim()) ?? 'votes'),
      ),
      'votes',
    ),
  }),
  response: feedPageSchema,
  wrapping: 'envelope',
});
