import { fromPromise } from 'xstate';
import type { Feed } from '#domain/community/feed.ts';
import type { Page } from '#domain/kit/page.ts';
import { eventDetailMachine } from '#machines/events/event-detail.machine.ts';
import { eventEligibilityMachine } from '#machines/events/event-eligibility.machine.ts';
import { type EntriesFilter, eventEntriesMachine } from '#machines/events/event-entries.machine.ts';
import { eventRankingMachine, type RankedEntry } from '#machines/events/event-ranking.machine.ts';
import { eventWinnersMachine } from '#machines/events/event-winners.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { toPage } from '#src/areas/community/feed-list/feed-list.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { pageText } from './event-page.text.ts';

const listEntries = () => import('#domain/community/event-entries.ts').then(({ listEntries }) => listEntries);

const ofEvent = (id: number) => ({ params: { id } });

/** Provides the chart of one event by its id with its calls and effects. */
export const wireEventDetail = (app: AppServices) => wire(eventDetailMachine, app, { load: pageText.failed });

/**
 * Provides the chart of a member's order lines for an event, with the reasons against entering with
 * its calls and effects.
 */
export const wireEligibility = (app: AppServices) =>
  wire(eventEligibilityMachine, app, { load: pageText.mine.failed });

/** Provides the chart of the paged feeds that entered an event with its calls and effects. */
export const wireEntries = ({ call }: AppServices) =>
  eventEntriesMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<EntriesFilter>>(
        async ({ input: { filter, page, size }, signal }) => {
          const { eventId, sort } = filter;
          const asked = call(listEntries, { ...ofEvent(eventId), query: { sort, page, size } }, { signal });
          const { toFeed } = await import('#domain/community/feed.ts');
          return toPage(await withScreenMessage(asked, pageText.entries.failed), toFeed);
        },
      ),
    },
  });

const FIRST = 10;

/** Provides the chart of the ten entries of an event with the most votes with its calls and effects. */
export const wireRanking = ({ call }: AppServices) =>
  eventRankingMachine.provide({
    actors: {
      load: fromPromise<readonly RankedEntry[], { eventId: number }>(async ({ input, signal }) => {
        const query = { sort: 'votes', page: 0, size: FIRST };
        const asked = call(listEntries, { ...ofEvent(input.eventId), query }, { signal });
        const { toFeed } = await import('#domain/community/feed.ts');
        const { content } = await withScreenMessage(asked, pageText.ranking.failed);
        return content
          .map(toFeed)
          .map(({ id, title, participantVoteCount, isMine, user, images: [first] }) => ({
            id,
            title,
            participantVoteCount,
            isMine,
            userId: user.id,
            nickname: user.nickname,
            image: first?.imageUrl ?? null,
          }));
      }),
    },
  });

/** Provides the chart of the published result of an event with its calls and effects. */
export const wireWinners = (app: AppServices) =>
  wire(eventWinnersMachine, app, { load: pageText.result.failed });
