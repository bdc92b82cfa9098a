import { fromPromise } from 'xstate';
import type { Feed } from '#domain/community/feed.ts';
import type { Eligibility } from '#domain/events/entry.ts';
import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import type { Page } from '#domain/kit/page.ts';
import { eventDetailMachine } from '#machines/events/event-detail.machine.ts';
import { eventEligibilityMachine } from '#machines/events/event-eligibility.machine.ts';
import { type EntriesFilter, eventEntriesMachine } from '#machines/events/event-entries.machine.ts';
import { eventRankingMachine, type RankedEntry } from '#machines/events/event-ranking.machine.ts';
import { eventWinnersMachine } from '#machines/events/event-winners.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { toPage } from '#src/areas/community/feed-list/feed-list.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { pageText } from './event-page.text.ts';

const getEvent = () => import('#domain/events/event.ts').then(({ getEvent }) => getEvent);
const getEligibility = () => import('#domain/events/entry.ts').then(({ getEligibility }) => getEligibility);
const listEntries = () => import('#domain/community/event-entries.ts').then(({ listEntries }) => listEntries);
const getResult = () => import('#domain/events/results/result.ts').then(({ getResult }) => getResult);

const ofEvent = (id: number) => ({ params: { id } });

/** Wires one event by its id. */
export const wireEventDetail = ({ call }: AppServices) =>
  eventDetailMachine.provide({
    actors: {
      load: fromPromise<EventDetail, { input: number }>(({ input, signal }) =>
        withScreenMessage(call(getEvent, ofEvent(input.input), { signal }), pageText.failed),
      ),
    },
  });

/** Wires a member's order lines for an event, with the reasons against entering. */
export const wireEligibility = ({ call }: AppServices) =>
  eventEligibilityMachine.provide({
    actors: {
      load: fromPromise<Eligibility, { input: number }>(({ input, signal }) =>
        withScreenMessage(call(getEligibility, ofEvent(input.input), { signal }), pageText.mine.failed),
      ),
    },
  });

/** Wires the paged feeds that entered an event. */
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

/** Wires the ten entries of an event with the most votes. */
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

/** Wires the published result of an event. */
export const wireWinners = ({ call }: AppServices) =>
  eventWinnersMachine.provide({
    actors: {
      load: fromPromise<EventResult, { input: number }>(({ input, signal }) =>
        withScreenMessage(call(getResult, ofEvent(input.input), { signal }), pageText.result.failed),
      ),
    },
  });
