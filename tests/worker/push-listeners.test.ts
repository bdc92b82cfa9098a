import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://shop.kr';
// By its path: the worker has types of its own, which this program does not load.
const MAIN = fileURLToPath(new URL('../../src/worker/thread/main.ts', import.meta.url));

type Heard = { waitUntil(what: Promise<unknown>): void };
const listeners = new Map<string, (event: Heard) => void>();
const done: unknown[] = [];
let tabs: { url: string; focus(): Promise<void> }[] = [];
const tab = (path: string) => ({
  url: `${ORIGIN}${path}`,
  focus: async () => void done.push(['focused', path]),
});
/** The global scope of a service worker, as far as its listeners for push use it. */
const scope = {
  location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
  addEventListener: (name: string, listener: (event: Heard) => void) => void listeners.set(name, listener),
  registration: {
    scope: `${ORIGIN}/`,
    showNotification: async (title: string, options: object) => void done.push(['shown', title, options]),
  },
  clients: {
    matchAll: async (filter: object) => {
      done.push(['asked', filter]);
      return tabs;
    },
    openWindow: async (address: string) => void done.push(['opened', address]),
  },
};

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('__BUILD__', 'test');
  vi.stubGlobal('__ADDRESSES__', { kept: [], others: [] });
  await import(/* @vite-ignore */ MAIN);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  done.length = 0;
  tabs = [];
});

/** Gives an event to the listener of its name and awaits what the worker stays alive for. */
async function hear(name: string, event: object): Promise<unknown[]> {
  const awaited: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (what) => void awaited.push(what) });
  expect(awaited).toHaveLength(1);
  await Promise.all(awaited);
  return done;
}

describe('push', () => {
  const pushed = (text: string | null) => ({ data: text === null ? null : { text: () => text } });
  const message = { body: '주문한 상품이 출발했어요.', path: '/my-orders/7', tag: 'notice-1' };

  it('shows the sentence with its tag, and keeps the page that it opens', async () => {
    expect(await hear('push', pushed(JSON.stringify(message)))).toEqual([
      [
        'shown',
        '신발장',
        { body: message.body, tag: 'notice-1', lang: 'ko', icon: '/favicon.svg', data: '/my-orders/7' },
      ],
    ]);
  });

  it.each([
    ['without data', null],
    ['that is no message', 'text'],
    ['that leads to another host', JSON.stringify({ ...message, path: '//other.kr/login' })],
  ])('%s shows nothing', async (_, text) => {
    expect(await hear('push', pushed(text))).toEqual([]);
  });
});

describe('notificationclick', () => {
  const clicked = (data: unknown) => ({
    notification: { data, close: () => void done.push(['closed']) },
  });
  const FILTER = ['asked', { type: 'window', includeUncontrolled: true }];

  it('closes the notification and opens its page, without leading another tab away', async () => {
    tabs = [tab('/checkout')];
    expect(await hear('notificationclick', clicked('/my-orders/7'))).toEqual([
      ['closed'],
      FILTER,
      ['opened', `${ORIGIN}/my-orders/7`],
    ]);
  });

  it('brings the tab to the front that shows the page already', async () => {
    tabs = [tab('/checkout'), tab('/my-orders/7')];
    expect(await hear('notificationclick', clicked('/my-orders/7'))).toEqual([
      ['closed'],
      FILTER,
      ['focused', '/my-orders/7'],
    ]);
  });

  it('without a page opens the shop', async () => {
    expect(await hear('notificationclick', clicked(undefined))).toEqual([
      ['closed'],
      FILTER,
      ['opened', `${ORIGIN}/`],
    ]);
  });
});
