import type { Page } from '@playwright/test';
import { listEntries } from '#domain/community/event-entries.ts';
import { getEligibility } from '#domain/events/entry.ts';
import { getEvent, listEvents } from '#domain/events/event.ts';
import { getResult } from '#domain/events/results/result.ts';
import type { Call } from '#src/http/call.ts';
import { type Driver, type PortDriver, resource, retry } from '../driver.ts';
import { nextPage, paged, pageLike } from '../pages.ts';
import { announcedEvent } from './announced-event.ts';

/** A server-rendered page has the marks of a visitor: those of a member load after the start check. */
const MARKS = 'e2e/ssr.spec.ts lets a member arrive on a page of the server';
/** An event that runs and has entries (server/seed). */
const RUNNING = '/events/1';

const listed = paged({ flow: 'eventList', path: '/event-list?status=all' }, [listEvents]);
/** The address owns tab and page: turning the page is a change of the filter. */
export const eventList: Driver = {
  ...listed,
  events: {
    ...listed.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextPage.press?.(page, event).click();
        const tabs = page.getByRole('navigation', { name: '이벤트 상태' });
        await tabs.locator('a:not([aria-current])').first().click();
        return undefined;
      },
    },
  },
  hidden: ({ type, page }, { state }) => type === 'filter.changed' && page === 1 && state !== 'loaded.filled',
  offscreen: { 'screen.reloaded': MARKS },
};

export const eventDetail: Driver = {
  ...resource('eventDetail', RUNNING, { asks: [getEvent] }),
  offscreen: { 'screen.reloaded': 'e2e/events.spec.ts votes, after which the event is read again' },
};

/** An event that runs without the member of the driver. */
async function notEntered(call: Call): Promise<string> {
  const { content } = await call(listEvents, { query: { status: 'ongoing' } });
  const found = content.find((event) => event.isParticipatable && event.myEntryFeedId === null);
  if (!found) throw new Error('the member of this driver takes part in every event');
  return `/events/${found.eventId}`;
}

export const eventEligibility = resource('eventEligibility', notEntered, { asks: [getEligibility] }, 'subin');

export const eventWinners: Driver = {
  ...resource('eventWinners', announcedEvent, { asks: [getResult] }),
  offscreen: { 'screen.reloaded': MARKS },
};

const sized = (size: string) => (query: URLSearchParams) => query.get('size') === size;

const entries = paged({ flow: 'eventEntries', path: RUNNING }, [listEntries], {
  press: (page) =>
    page.getByRole('group', { name: '참여한 피드 정렬' }).locator('[aria-pressed="false"]').first(),
});
export const eventEntries: Driver = {
  ...entries,
  ports: { loadPage: { asks: [listEntries], only: sized('12'), requests: 1, answer: pageLike } },
  offscreen: { 'screen.reloaded': 'e2e/events.spec.ts votes, after which entries are read again' },
};

const LOOKED_AT = 'e2e/events.spec.ts votes, after which the ranking is read again';
const PACE_MS = 30_000;
const turnTo = (state: 'hidden' | 'visible') => (page: Page) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
const first: PortDriver = { asks: [listEntries], only: sized('10') };
export const eventRanking: Driver = {
  flow: 'eventRanking',
  outlivesScreen: 'a path may end with a document that says it is hidden',
  path: RUNNING,
  reach: (page) => page.clock.install(),
  changesContext: true,
  ports: { load: first, loadAgain: first },
  events: {
    'screen.retried': retry('eventRanking'),
    'page.left': { before: turnTo('hidden') },
    'page.returned': { before: turnTo('visible') },
    'xstate.after.pace.eventRanking.shown': { before: (page) => page.clock.runFor(PACE_MS) },
  },
  offscreen: { 'ranking.outdated': LOOKED_AT },
};
