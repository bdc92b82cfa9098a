import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId, Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRequest, Renderer } from '#domain/kit/ssr.ts';
import { renderInThread } from '#server/ssr/render-in-thread.ts';

/** Stands in for the built client: each path is another way in which a page can come out. */
const RENDERER = `
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
let told = {};
export const loadAllParts = async () => {};
export const setPageFacts = (facts) => { told = facts; };
const pageOf = (html) => ({ html, css: told['api-origin'], title: String(threadId) });
const WAYS = {
  '/throws': () => { throw new Error('a screen that throws'); },
  '/hangs': () => { for (;;); },
  '/waits': () => new Promise(() => {}),
  '/ends': () => process.exit(0),
  '/uncloneable': () => ({ html: () => {} }),
  '/greedy': () => { const kept = []; for (;;) kept.push(Array.from({ length: 100_000 }, () => ({}))); },
  '/late': async () => { setTimeout(() => { throw new Error('after the page'); }); return pageOf('late'); },
  '/moved': () => null,
  '/priority': () => pageOf(String(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))),
};
export async function renderPage({ path, search, fetch }) {
  if (WAYS[path]) return WAYS[path]();
  const answers = await Promise.all(search.split(',').filter(Boolean).map(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch((error) => ({ error }));
    return answer.error ? answer.error.message : answer.status + ' ' + (await answer.text());
  }));
  return pageOf([path, ...answers].join('; '));
}`;
const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const file = join(folder, 'render-page.js');
writeFileSync(file, RENDERER);
afterAll(() => rmSync(folder, { recursive: true }));

/** Longest that a page may take here: one that hangs takes it, and starting a thread must not on a busy machine. */
const LIMIT_MS = 2_000;
const onError = vi.fn();
let renderer: Renderer;
beforeEach(() => {
  onError.mockReset();
  renderer = renderInThread({
    module: pathToFileURL(file).href,
    facts: { 'api-origin': 'https://api.test' },
    onError,
    limitMs: LIMIT_MS,
    heapMb: 32,
  });
});
afterEach(() => renderer.close());

const REQUEST: PageRequest = { path: '/', search: '', fetch, hostname: '', publicUrl: '' };
const render = (path: string, part: Partial<PageRequest> = {}) =>
  renderer.renderPage({ ...REQUEST, ...part, path });
/** Number of the thread that renders now. */
const thread = async () => (await render('/'))?.title;

it('renders in another thread with the facts of this server, one page after another in the same', async () => {
  const page = await render('/products');
  expect(page).toMatchObject({ html: '/products', css: 'https://api.test' });
  expect(page?.title).not.toBe(String(threadId));
  expect(await thread()).toBe(page?.title);
  expect(await render('/moved')).toBeNull();
});

it.runIf(process.platform === 'linux')('gives way to the threads that answer by its niceness', async () => {
  const page = await render('/priority');
  expect(page?.html).toBe(String(getPriority() + 5));
});

it('starts no thread before its first page', async () => {
  const loaded = join(folder, 'loaded');
  const noting = join(folder, 'noting.mjs');
  writeFileSync(
    noting,
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(loaded)}, ''); export * from './render-page.js';`,
  );
  const other = renderInThread({ module: pathToFileURL(noting).href, facts: {}, onError });
  // A thread that is started later has come so far.
  const later = renderInThread({ module: pathToFileURL(file).href, facts: {}, onError });
  await later.renderPage(REQUEST);
  await later.close();
  expect(existsSync(loaded)).toBe(false);
  await other.renderPage(REQUEST);
  expect(existsSync(loaded)).toBe(true);
  await other.close();
});

it('makes the calls of a page here, with their headers, and hands over what they came to', async () => {
  const fetch = vi.fn(async (address: Parameters<typeof globalThis.fetch>[0]) => {
    if (address === '/lost') throw new Error('no answer');
    return address === '/none' ? new Response(null, { status: 204 }) : new Response('신발', { status: 404 });
  });
  const page = await render('/', { search: '/api/a,/lost,/none', fetch });
  expect(page?.html).toBe('/; 404 신발; Error: no answer; 204 ');
  expect(fetch).toHaveBeenCalledWith('/api/a', { headers: { accept: 'application/json' } });
});

it('pages at the same time hear the answers to their own calls', async () => {
  const of = (name: string) =>
    render(`/${name}`, { search: '/api/me', fetch: async () => new Response(name) });
  const pages = await Promise.all(['a', 'b', 'c'].map(of));
  expect(pages.map((page) => page?.html)).toEqual(['/a; 200 a', '/b; 200 b', '/c; 200 c']);
});

it('a page that throws, or that no message can carry, fails alone; its thread goes on', async () => {
  const before = await thread();
  await expect(render('/throws')).rejects.toThrow('a screen that throws');
  await expect(render('/uncloneable')).rejects.toThrow('could not be cloned');
  expect(await thread()).toBe(before);
});

it.each([
  ['hangs', `not rendered within ${LIMIT_MS} ms`, 1],
  ['waits', `not rendered within ${LIMIT_MS} ms`, 1],
  ['ends', 'page rendering thread exited', 0],
  ['greedy', 'memory', 0],
])(
  'a page whose thread %s fails, this thread goes on meanwhile, and the next page has a new one',
  async (way, why, terminated) => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const before = await thread();
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    await expect(render(`/${way}`)).rejects.toThrow(why);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(0);
    expect(terminate).toHaveBeenCalledTimes(terminated);
    expect(await thread()).not.toBe(before);
    expect(onError).not.toHaveBeenCalled();
  },
  20_000,
);

it('a thread that fails after its page is told of, and the next page has a new one', async () => {
  const late = await render('/late');
  expect(late?.html).toBe('late');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('after the page')));
  expect(await thread()).not.toBe(late?.title);
});

it('a build without its renderer fails each page with the reason', async () => {
  const missing = renderInThread({ module: pathToFileURL(`${file}.gone`).href, facts: {}, onError });
  await expect(missing.renderPage(REQUEST)).rejects.toThrow('render-page.js.gone');
  await expect(missing.renderPage(REQUEST)).rejects.toThrow('render-page.js.gone');
});

it('once closed, a page under way fails and nothing is left of the thread', async () => {
  await thread();
  const waiting = expect(render('/waits')).rejects.toThrow('thread exited');
  await renderer.close();
  await waiting;
});
