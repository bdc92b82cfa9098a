import { fromPromise } from 'xstate';
import type { EventSummary } from '#domain/events/event.ts';
import {
  type EventFilter,
  type EventListPage,
  eventListMachine,
  type ListedEvent,
} from '#machines/events/event-list.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { eventText } from '../events.text.ts';

const listEvents = () => import('#domain/events/event.ts').then(({ listEvents }) => listEvents);

/**
 * Provides the chart of the event list with its calls and effects; pages count from 0 in the chart and
 * from 1 in the API.
 */
export const wireEventList = ({ call }: AppServices) =>
  eventListMachine.provide({
    actors: {
      loadPage: fromPromise<EventListPage, PagedRequest<EventFilter>>(
        async ({ input: { filter, page, size }, signal }) => {
          // The API counts event pages from 1.
          const asked = call(listEvents, { query: { ...filter, page: page + 1, size } }, { signal });
          const { content, totalPages, totalElements, counts } = await withScreenMessage(
            asked,
            eventText.listFailed,
          );
          return { items: content.map(toListed), page, totalPages, totalElements, counts };
        },
      ),
    },
  });

const toListed = (event: EventSummary): ListedEvent => ({
  eventId: event.eventId,
  title: event.title,
  type: event.type,
  status: event.status,
  state: event.state,
  resultState: event.resultState,
  eventStartDate: event.eventStartDate,
  eventEndDate: event.eventEndDate,
  imageUrl: event.imageUrl,
  wideImageUrl: event.wideImageUrl ?? null,
  rewards: event.rewards,
  entryCount: event.entryCount,
  maxParticipants: event.maxParticipants,
  myEntryFeedId: event.myEntryFeedId,
  myVoteFeedId: event.myVoteFeedId,
});
