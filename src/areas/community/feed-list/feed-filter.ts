import type { FeedType } from '#domain/community/feed.ts';
import { cleanTags } from '#domain/community/tags.ts';
import type { FeedFilter } from '#machines/community/feed-list.machine.ts';

const TYPES: readonly FeedType[] = ['daily', 'event', 'ranking'];

/** Feed type of an address; unknown values mean all types. */
export const feedTypeOf = (text: string | null): FeedType | null =>
  TYPES.find((type) => type === text) ?? null;

/** Parses `/feeds?type&sort&q&hashtags…&page`; invalid values are dropped. */
export function feedFilterFrom(search: string): { filter: FeedFilter; page: number } {
  const query = new URLSearchParams(search);
  const text = (key: string) => (query.get(key) ?? '').trim().slice(0, 100);
  const day = (key: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(key)) ? text(key) : '');
  const page = Number(query.get('page') ?? '0');
  return {
    filter: {
      type: feedTypeOf(query.get('type')),
      sort: query.get('sort') === 'popular' ? 'popular' : 'latest',
      q: text('q'),
      hashtags: cleanTags(query.getAll('hashtags')),
      productName: text('productName'),
      eventTitle: text('eventTitle'),
      startDate: day('startDate'),
      endDate: day('endDate'),
    },
    page: Number.isSafeInteger(page) && page >= 0 ? page : 0,
  };
}

/** Default filter: all feeds, newest first. */
export const { filter: NO_FILTER } = feedFilterFrom('');

/** Query of a filter, without defaults. */
export function feedFilterToQuery(filter: FeedFilter, page = 0): string {
  const query = new URLSearchParams();
  if (filter.type) query.set('type', filter.type);
  if (filter.sort !== 'latest') query.set('sort', filter.sort);
  for (const key of ['q', 'productName', 'eventTitle', 'startDate', 'endDate'] as const)
    if (filter[key]) query.set(key, filter[key]);
  for (const tag of filter.hashtags) query.append('hashtags', tag);
  if (page > 0) query.set('page', String(page));
  return query.toString();
}
