import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pageQuery } from '../kit/page.ts';
import { ENTRY_SORTS } from './entry-sorts.ts';
import { feedPageSchema } from './feed.ts';

/**
 * Public endpoint: lists the feeds that entered an event; in its last hours shuffled and without
 * vote counts.
 */
export const listEntries = endpoint({
  method: 'GET',
  path: '/api/events/{id}/entries',
  access: 'public',
  summary: 'Lists the entries of an event; in its last hours in random order and without counts.',
  params: idParams,
  query: v.object({
    ...pageQuery(),
    sort: v.optional(
      v.pipe(v.string(), v.toLowerCase(), v.picklist(ENTRY_SORTS, '정렬을 확인해 주세요.')),
      'votes',
    ),
  }),
  response: feedPageSchema,
  wrapping: 'envelope',
});
