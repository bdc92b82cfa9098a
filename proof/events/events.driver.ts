import type { Page } from '@playwright/test';
import { listEntries } from '#domain/community/event-entries.ts';
import { BEACON, roundAfter } from '#domain/events/draw/beacon.ts';
import { fromHex, sha256 } from '#domain/events/draw/hashes.ts';
import { makeDraw } from '#domain/events/draw/make-draw.ts';
import { getEligibility } from '#domain/events/entry.ts';
import { getEvent, listEvents } from '#domain/events/event.ts';
import { getDraw, getEntrants, getResult } from '#domain/events/results/result.ts';
import type { Call } from '#src/http/call.ts';
import { envelope, isJson } from '../kit/answers.ts';
import { type Driver, type PortDriver, retry } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';
import { nextButton, pageLike } from '../kit/pages.ts';
import { resource } from '../kit/resource.ts';
import { announcedEvent } from './announced-event.ts';

/** A read that the held hashes wait for; the shop never sends it there. */
const GATE = getEntrants.path.replace('{id}', '1');
const isSealed = (content: unknown): boolean => isJson(content) && content.beacon !== undefined;

/** Makes a draw with public randomness as the shop would; the seed has none. */
async function sealedDraw(): Promise<unknown> {
  const frozenAt = new Date('2026-11-01T00:00:00.000Z');
  const signature = 'b7'.repeat(48);
  const randomness = await sha256(fromHex(signature));
  const beacon = { chain: BEACON.chain, round: roundAfter(frozenAt), randomness, signature };
  const lines = `1:${'0a'.repeat(16)}\n2:${'1b'.repeat(16)}\n`;
  const given = { eventId: 1, seed: '5c'.repeat(32), frozenAt: frozenAt.toISOString(), lines, beacon };
  const votes = { total: 0, out: [] };
  return makeDraw({ ...given, passed: [], votes }, [{ purpose: 'random', among: null, take: 1 }]);
}

const draw: NonNullable<PortDriver['answer']> = (ask, sample) => (isSealed(sample) ? sealedDraw() : ask());

/** Runs in the page: each hash waits for an answer, which says whether its result is wrong. */
const holdHashes = (gate: string): void => {
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const answer = await fetch(gate);
    if (answer.ok) return (await answer.json()).data.isWrong;
    asked = null;
    throw new Error('no hash');
  };
  subtle.digest = async (algorithm, bytes) => {
    asked ??= ask();
    return digest(algorithm, (await asked) ? new Uint8Array(1) : bytes);
  };
};

export const drawCheck: Driver = {
  outlivesScreen: 'each path decides how its document reckons hashes',
  path: async (call) => `${await announcedEvent(call)}?verify=1`,
  reach: (page) => page.evaluate(holdHashes, GATE),
  ports: {
    download: { asks: [getDraw], answer: draw },
    check: {
      asks: [getEntrants],
      answer: async (_ask, sample) => envelope({ isWrong: Object(sample).state === 'broken' }),
    },
  },
  events: { 'screen.retried': retry },
  // The result depends on the file, unless hashes are wrong.
  hidden: ({ type, output }, { context }) =>
    type === 'xstate.done.actor.check' &&
    Object(output).state !== 'broken' &&
    (Object(output).state === 'verified') !== isSealed(context.content),
};

/** A server-rendered page has the marks of a visitor: those of a member load after the start check. */
const MARKS = 'e2e/ssr.spec.ts lets a member arrive on a page of the server';

/** An event that runs and has entries (server/seed). */
const RUNNING = '/events/1';
const listed = paged({ path: '/event-list?status=all' }, [listEvents]);

/** The address owns tab and page: turning the page is a change of the filter. */
export const eventList: Driver = {
  ...listed,
  events: {
    ...listed.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextButton(page).click();
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
  ...resource(RUNNING, { asks: [getEvent] }),
  offscreen: { 'screen.reloaded': 'e2e/events.spec.ts votes, after which the event is read again' },
};

/** An event that runs without the member of the driver. */
async function notEntered(call: Call): Promise<string> {
  const { content } = await call(listEvents, { query: { status: 'ongoing' } });
  const found = content.find((event) => event.isParticipatable && event.myEntryFeedId === null);
  if (!found) throw new Error('the member of this driver takes part in every event');
  return `/events/${found.eventId}`;
}

export const eventEligibility = resource(notEntered, { asks: [getEligibility] }, 'subin');

export const eventWinners: Driver = {
  ...resource(announcedEvent, { asks: [getResult] }),
  offscreen: { 'screen.reloaded': MARKS },
};

const sized = (size: string) => (query: URLSearchParams) => query.get('size') === size;

const entries = paged({ path: RUNNING }, [listEntries], {
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
  outlivesScreen: 'a path may end with a document that says it is hidden',
  path: RUNNING,
  reach: (page) => page.clock.install(),
  changesContext: true,
  ports: { load: first, loadAgain: first },
  events: {
    'screen.retried': retry,
    'page.left': { before: turnTo('hidden') },
    'page.returned': { before: turnTo('visible') },
    'xstate.after.pace.eventRanking.shown': { before: (page) => page.clock.runFor(PACE_MS) },
  },
  offscreen: { 'ranking.outdated': LOOKED_AT },
};
