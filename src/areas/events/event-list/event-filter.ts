import type { EVENT_TYPES } from '#domain/events/event-states.ts';
import type { EventFilter } from '#machines/events/event-list.machine.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Tabs in display order; `draft` is for administrators. */
export const TABS = ['ongoing', 'upcoming', 'ended', 'all', 'draft'] as const;
/** Event types in the filter of the list. */
export const TYPES = ['all', 'ranking', 'battle', 'draw'] as const satisfies readonly (
  | 'all'
  | Lowercase<(typeof EVENT_TYPES)[number]>
)[];
/** Sort orders of the event list. */
export const SORTS = ['latest', 'upcoming', 'past'] as const;

const FIRST: EventFilter = { status: 'ongoing', type: 'all', keyword: '', sort: 'latest' };

const oneOf = <Word extends string>(words: readonly Word[], text: string | null, otherwise: Word): Word =>
  words.find((word) => word === text) ?? otherwise;

/** Parses `/event-list?status&type&keyword&sort&page`; invalid values are dropped. */
export function eventFilterFrom(search: string): { filter: EventFilter; page: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? '0');
  return {
    filter: {
      status: oneOf(TABS, query.get('status'), FIRST.status),
      type: oneOf(TYPES, query.get('type'), FIRST.type),
      keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
      sort: oneOf(SORTS, query.get('sort'), FIRST.sort),
    },
    page: Number.isSafeInteger(page) && page >= 0 ? page : 0,
  };
}

/** Address of a filter, without defaults. */
export function eventsAddress(filter: EventFilter, page = 0): string {
  const query = new URLSearchParams();
  for (const key of ['status', 'type', 'keyword', 'sort'] as const)
    if (filter[key] !== FIRST[key]) query.set(key, filter[key]);
  if (page > 0) query.set('page', String(page));
  return query.size > 0 ? `${paths.events}?${query}` : paths.events;
}

/** True if a type or keyword is set, so that an empty result is "nothing found". */
export const isSearched = ({ type, keyword }: EventFilter): boolean => type !== 'all' || keyword !== '';
