import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { RenderedPage } from '#domain/kit/ssr.ts';
import { createInProcessClient } from '#server/ssr/in-process-client.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { DRAWN_FORMS } from '../../support/client/rendered-forms.ts';
import { startTestShop } from '../../support/server/server.ts';

/** Every address of the route table, some with queries. */
const ADDRESSES = [
  ...allPaths.map((pattern) => pattern.replace(/:\w+/g, '1').replace(/\*\??$/, 'x')),
  '/nothing',
  '/products/99999999',
  '/products?categoryIds=1&sort=latest&page=1',
  '/search?q=%EB%B6%80%EC%B8%A0',
  '/feeds?type=event&sort=popular',
];

/** Each page with the calls that the server made for it. */
const pages = new Map<string, { page: RenderedPage; asked: string[] }>();

beforeAll(async () => {
  // First as a server, without a window.
  const { renderPage, loadAllParts } = await import('#src/app/ssr/render-page.tsx');
  // Before the shop starts: the code of all parts occupies this thread for seconds, in which no statement can end.
  await loadAllParts();
  const shop = await startTestShop();
  const answer = createInProcessClient(shop.app, { ip: '127.0.0.1' });
  for (const address of ADDRESSES) {
    const [path = '', search = ''] = address.split('?');
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      asked.push(String(url));
      return answer(url, init);
    };
    const page = await renderPage({
      path,
      search,
      hostname: 'localhost',
      publicUrl: 'https://shop.test',
      fetch,
      patienceMs: 10_000,
    });
    if (page) pages.set(address, { page, asked });
  }
  await shop.close();
}, 180_000);

/** The rendered page is old when a browser opens it: past every minute, hour, deadline, day and year. */
const OPENED_AT = new Date('2028-03-01T05:01:00Z');

/**
 * Calls that are rightly repeated: the event has ended between rendering and opening, and its ranking may have
 * changed.
 */
const ENDED_SINCE = ['/api/events/1/entries?sort=votes&page=0&size=10'];

/** Longest wait for the code of late parts, on a busy machine. */
const LONGEST_MS = 20_000;

/** Elements that React has not hydrated yet; happy-dom has no such mark on forms and selects. */
const notAlive = (root: Element): string[] =>
  [...root.querySelectorAll('*:not(form):not(select)')]
    .filter((element) => !Object.keys(element).some((key) => key.startsWith('__react')))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** Hydrates a server-rendered page; returns its warnings and calls. */
async function comeToLife(address: string, { html, sent }: RenderedPage) {
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="first-page">${sent}</script>`;
  window.history.replaceState(null, '', address);
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const [{ hydratePage }, client] = await Promise.all([
    import('#src/app/ssr/hydrate.tsx'),
    import('./a-browser.tsx'),
  ]);
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' ').slice(0, 400));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  const { shop, asked } = client.shopInBrowser(complain);
  const life: { unmount(): void }[] = [];
  await act(async () => {
    life.push(await hydratePage(root, shop, complain));
  });
  // Late parts belong to the page and are waited for; React needs `act` around them.
  const until = performance.now() + LONGEST_MS;
  const pause = () => new Promise<void>((done) => setTimeout(done, 10));
  while (notAlive(root).length > 0 && performance.now() < until) await act(pause);
  expect([address, ...notAlive(root)]).toEqual([address]);
  await act(async () => life[0]?.unmount());
  return { complaints, asked };
}

it('SSR: the HTML of every address equals what a browser renders later, without repeated calls', {
  timeout: 180_000,
}, async () => {
  vi.resetModules();
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.setSystemTime(OPENED_AT);
  const wrong: Record<string, string[]> = {};
  for (const [address, { page, asked }] of pages) {
    const life = await comeToLife(address, page);
    const again = life.asked.filter((url) => asked.includes(url) && !ENDED_SINCE.includes(url));
    if (life.complaints.length > 0 || again.length > 0) wrong[address] = [...life.complaints, ...again];
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await teardown(globalThis);
  vi.resetModules();
  expect(wrong).toEqual({});
  expect(pages.size).toBeGreaterThan(50);
  expect([...pages.values()].filter(({ asked }) => asked.length > 0).length).toBeGreaterThan(8);
});

/** Forms of a page besides the search in its header. */
const formsOf = ({ html }: RenderedPage): string[] =>
  [...html.matchAll(/<form\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(' action="/products"'));

it('SSR: the pages with a form are those of the hydration tests, and none has a file field', () => {
  const drawn = [...pages].filter(([address]) => !/[?]/.test(address));
  const withForm = drawn.filter(([, { page }]) => formsOf(page).length > 0).map(([address]) => address);
  expect(withForm.toSorted()).toEqual([...DRAWN_FORMS].toSorted());
  expect(drawn.filter(([, { page }]) => page.html.includes('type="file"'))).toEqual([]);
});

it('SSR: every form except a search is rendered with POST', () => {
  const forms = [...pages.values()].flatMap(({ page }) => formsOf(page));
  const sent = forms.filter((tag) => !tag.includes('method="post"'));
  expect(sent.filter((tag) => !tag.includes('method="get"'))).toEqual([]);
  expect(forms.length).toBeGreaterThan(7);
});
