import { describe, expect, it } from 'vitest';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { cacheableAndOtherPaths } from '#src/app/routes/cacheable-paths.ts';
import { readPageMessage } from '#src/worker/page-messages.ts';
import {
  addressOf,
  filesNamedIn,
  isGone,
  isReload,
  keptPages,
  kindOf,
  mayKeepAnswer,
  mayKeepPage,
  wasSentWithin,
} from '#src/worker/rules.ts';

const SHOP = 'https://shop.test';
const isKept = keptPages(cacheableAndOtherPaths);
const kept = (path: string): boolean => isKept(new URL(path, SHOP));

type Said = { status?: number; cacheControl?: string; type?: string; vary?: string };
const answer = ({ status = 200, cacheControl = 'no-cache', type = 'text/html; charset=utf-8', vary }: Said) =>
  new Response(status === 304 ? null : 'x', {
    status,
    headers: { 'cache-control': cacheControl, 'content-type': type, ...(vary ? { vary } : {}) },
  });

type Ask = { method?: string; mode?: RequestMode; destination?: RequestDestination; headers?: HeadersInit };
const kind = (url: string, { method = 'GET', mode = 'cors', destination = '', headers }: Ask = {}) =>
  kindOf({ url: new URL(url, SHOP).href, method, mode, destination, headers: new Headers(headers) }, SHOP);

describe('page caching rules', () => {
  it('list the public screens; a new one needs a decision', () => {
    const open = allScreens.filter(([, { access, bare }]) => access === 'open' && !bare);
    const left = open
      .map(([, { path }]) => path)
      .filter((path) => !cacheableAndOtherPaths.kept.includes(path));
    // Votes and the end of an event change without the user: an old page would show wrong data. So would that of a
    // store that has closed or moved since: the law requires its current address. Help promises what the policies of
    // today say.
    expect(left.toSorted()).toEqual([
      '/cart',
      '/event-list',
      '/events/:id',
      '/help',
      '/payment',
      '/recentview',
      '/search',
      '/store',
      '/users/:id',
    ]);
    const closed = allScreens.filter(([, { access }]) => access !== 'open').map(([, { path }]) => path);
    expect(closed.filter((path) => cacheableAndOtherPaths.kept.includes(path))).toEqual([]);
  });

  it('cache public pages with their filters', () => {
    for (const path of [
      '/',
      '/products',
      '/products?page=2',
      '/products/7',
      '/products/7/reviews',
      '/feed/3',
    ])
      expect([path, kept(path)]).toEqual([path, true]);
  });

  it('exclude pages of members, stores and administrators, also where another pattern fits', () => {
    for (const path of [
      '/mypage',
      '/cart',
      '/login',
      '/checkout?orderId=3',
      '/my-orders/1',
      '/admin/dashboard',
    ])
      expect([path, kept(path)]).toEqual([path, false]);
    for (const path of [
      '/products/upload',
      '/Products/Upload/',
      '/events/create',
      '/nothing',
      '/api/products',
    ])
      expect([path, kept(path)]).toEqual([path, false]);
  });

  it('exclude searches, and pages with nosw', () => {
    for (const path of ['/products?q=boots', '/products?page=1&q=', '/search', '/?nosw'])
      expect([path, kept(path)]).toEqual([path, false]);
  });

  it('cache only public responses', () => {
    expect(mayKeepPage(answer({}))).toBe(true);
    expect(mayKeepPage(answer({ cacheControl: 'public, max-age=0, s-maxage=5' }))).toBe(true);
    for (const said of [
      { status: 404 },
      { status: 503 },
      { cacheControl: 'private' },
      { cacheControl: 'No-Store' },
      { type: 'application/json' },
    ])
      expect([said, mayKeepPage(answer(said))]).toEqual([said, false]);
    expect(mayKeepPage(Object.defineProperty(answer({}), 'redirected', { value: true }))).toBe(false);
  });

  it('drop a page that is gone, not one of a failing server', () => {
    expect([404, 410].map((status) => isGone(answer({ status })))).toEqual([true, true]);
    expect([200, 429, 500, 503].map((status) => isGone(answer({ status })))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isGone(answer({ cacheControl: 'private' }))).toBe(true);
    expect(isGone(Object.defineProperty(answer({}), 'type', { value: 'opaqueredirect' }))).toBe(true);
  });

  it('use the same key with and without a hash', () => {
    expect(addressOf(`${SHOP}/terms?a=1#two`)).toBe(`${SHOP}/terms?a=1`);
  });

  it('list the files that a page needs', () => {
    const html = `<link rel="icon" href="/favicon.svg"/><link rel="modulepreload" crossorigin href="/assets/a-1.js">
      <script type="module" src="/assets/b-2.js"></script><link rel="preload" as="image" href="/images/products/x.webp">
      <a href="/assets/no.js">x</a><link rel="modulepreload" href="/assets/a-1.js"><link rel="stylesheet" href="/stitches.css"/>`;
    expect(filesNamedIn(html)).toEqual(['/favicon.svg', '/assets/a-1.js', '/assets/b-2.js', '/stitches.css']);
  });

  it('answer a reload from the network', () => {
    expect(
      ['default', 'no-cache', 'reload', 'force-cache'].map((cache) => isReload({ cache } as Request)),
    ).toEqual([false, true, true, false]);
  });
});

describe('request classification', () => {
  it('distinguishes pages, files, pictures and calls', () => {
    expect(kind('/cart', { mode: 'navigate' })).toBe('page');
    expect(kind('/assets/index-x.js', { destination: 'script' })).toBe('file');
    expect(kind('/stitches.css', { destination: 'style' })).toBe('file');
    expect(kind('/content/images/products/a.webp', { destination: 'image' })).toBe('picture');
    expect(kind('/images/feeds/a-480.webp', { destination: 'image' })).toBe('picture');
    expect(kind('/api/products?page=0')).toBe('call');
  });

  it('leaves requests with credentials, writes and other origins to the browser', () => {
    expect(kind('/api/products', { headers: { Authorization: 'Bearer x' } })).toBe(null);
    expect(kind('/cart', { mode: 'navigate', headers: { authorization: 'Bearer x' } })).toBe(null);
    expect(kind('/api/auth/login', { method: 'POST' })).toBe(null);
    expect(kind('/login', { method: 'POST', mode: 'navigate' })).toBe(null);
    expect(kind('https://elsewhere.test/assets/index-x.js')).toBe(null);
    expect(kind('/assets/film.mp4', { headers: { range: 'bytes=0-' } })).toBe(null);
  });

  it('leaves private reads and searches to the browser', () => {
    for (const area of ['claims', 'profiles', 'uploads'])
      expect(kind(`/content/images/${area}/a.webp`, { destination: 'image' })).toBe(null);
    expect(kind('/api/products?q=boots')).toBe(null);
    expect(kind('/docs')).toBe(null);
  });

  it('caches an answer only if it is public', () => {
    const json = { type: 'application/json' };
    const open = 'public, s-maxage=5, stale-while-revalidate=60';
    expect(mayKeepAnswer(answer({ ...json, cacheControl: open, vary: 'authorization' }))).toBe(true);
    for (const said of [
      { cacheControl: 'no-store' },
      { cacheControl: 'no-cache' },
      { cacheControl: 'private, max-age=5' },
      { cacheControl: `${open}, no-store` },
      { cacheControl: open, status: 404 },
      { cacheControl: open, vary: '*' },
    ])
      expect([said, mayKeepAnswer(answer({ ...json, ...said }))]).toEqual([said, false]);
  });
});

it('wasSentWithin is false for an old response', () => {
  const sent = new Response('', { headers: { date: 'Sun, 22 Nov 2026 08:00:00 GMT' } });
  const at = (time: string) => wasSentWithin(60_000, sent, Date.parse(time));
  expect([at('2026-11-22T08:00:59Z'), at('2026-11-22T08:01:00Z')]).toEqual([true, false]);
  expect(wasSentWithin(60_000, new Response(''), Date.now())).toBe(true);
});

describe('message of a page', () => {
  it('is parsed', () => {
    const seen = { type: 'seen', url: `${SHOP}/terms`, title: 'Terms', isDocument: true };
    expect(readPageMessage(seen)).toEqual(seen);
    expect(readPageMessage({ type: 'left', more: 1 })).toEqual({ type: 'left' });
  });

  it('is ignored with another shape', () => {
    const wrong = [null, 'left', {}, { type: 'seen' }, { type: 'seen', url: 1, title: '', isDocument: true }];
    expect(
      [...wrong, { type: 'seen', url: 'not an address', title: '', isDocument: true }].map(readPageMessage),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });
});
