import type { EventCounts, EventQuery, EventSummary } from '#domain/events/event.ts';
import type { Page } from '#domain/kit/page.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** What a list of events is narrowed by; the address owns it. */
export type EventFilter = Pick<EventQuery, 'status' | 'type' | 'keyword' | 'sort'>;

/** What a card shows of an event: a first page carries no more of it. */
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
/** One page, with how many events each tab has. */
export type EventListPage = Page<ListedEvent> & { counts: EventCounts };

const EVENTS_PER_PAGE = 8;

export const eventListMachine = createPagedMachine<ListedEvent, EventFilter, EventListPage>({
  id: 'eventList',
  description: 'Events of a tab that a search lets through; the address owns both, and the page.',
  filters: 'withPage',
  hasMarks: true,
  size: EVENTS_PER_PAGE,
});
