import type { EventCounts, EventQuery, EventSummary } from '#domain/events/event.ts';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Filter of an event list; the address owns it. */
export type EventFilter = Pick<EventQuery, 'status' | 'type' | 'keyword' | 'sort'>;

/** Fields of an event card; a rendered first page carries no others. */
export type ListedEvent = Pick<
  EventSummary,
  | 'eventId'
  | 'title'
  | 'type'
  | 'status'
  | 'state'
  | 'resultState'
  | 'eventStartDate'
  | 'eventEndDate'
  | 'imageUrl'
  | 'wideImageUrl'
  | 'rewards'
  | 'entryCount'
  | 'maxParticipants'
  | 'myEntryFeedId'
  | 'myVoteFeedId'
>;
/** A page of events with the number of events in each tab. */
export type EventListPage = Page<ListedEvent> & { counts: EventCounts };

const EVENTS_PER_PAGE = 8;

/**
 * Machine of the event list: tab, search and page come from the address, 8 events a page, with counts by
 * tab.
 */
export const eventListMachine = createPagedMachine<ListedEvent, EventFilter, EventListPage>({
  id: 'eventList',
  description: 'Events of a tab that a search lets through; the address owns both, and the page.',
  filters: 'withPage',
  hasMarks: true,
  size: EVENTS_PER_PAGE,
});
