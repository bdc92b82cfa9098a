import { act, type ReactElement } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { DrawnPage } from '#domain/kit/first-page.ts';
import { inProcess } from '#server/first-page/in-process.ts';
import { everyAddress } from '#src/app/routes/every.ts';
import { startTestShop } from '../../support/server.ts';

/** Every address of the route table, some with what people add to them. */
const ADDRESSES = [
  ...everyAddress.map((pattern) => pattern.replace(/:\w+/g, '1').replace(/\*\??$/, 'x')),
  '/nothing',
  '/products/99999999',
  '/products?categoryIds=1&sort=latest&page=1',
  '/search?q=%EB%B6%80%EC%B8%A0',
  '/feeds?type=event&sort=popular',
];

/** Each page with what the server asked for it. */
const pages = new Map<string, { page: DrawnPage; asked: string[] }>();

beforeAll(async () => {
  // First as a server, where there is no window.
  const { drawPage, loadAllParts } = await import('#src/app/first-page/draw-page.tsx');
  const shop = await startTestShop();
  await loadAllParts();
  const answer = inProcess(shop.app, { ip: '127.0.0.1' });
  for (const address of ADDRESSES) {
    const [path = '', search = ''] = address.split('?');
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      asked.push(String(url));
      return answer(url, init);
    };
    const page = await drawPage({
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

/** A browser on a page of the server: what it complains of, and what it asks for. */
async function comeToLife(address: string, { html, sent }: DrawnPage) {
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="first-page">${sent}</script>`;
  window.history.replaceState(null, '', address);
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const [{ hydrateRoot }, client] = await Promise.all([
    import('react-dom/client'),
    import('./a-browser.tsx'),
  ]);
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' ').slice(0, 400));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  const { shop, asked, ready } = client.shopInBrowser(complain);
  await ready;
  const life: { unmount(): void }[] = [];
  await act(async () => {
    life.push(hydrateRoot(root, shop as ReactElement, { onRecoverableError: complain }));
  });
  await act(async () => life[0]?.unmount());
  return { complaints, asked };
}

it('the HTML of every address is what the browser would draw, and nothing that was sent is asked again', {
  timeout: 180_000,
}, async () => {
  vi.resetModules();
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const wrong: Record<string, string[]> = {};
  for (const [address, { page, asked }] of pages) {
    const life = await comeToLife(address, page);
    const again = life.asked.filter((url) => asked.includes(url));
    if (life.complaints.length > 0 || again.length > 0) wrong[address] = [...life.complaints, ...again];
  }
  vi.unstubAllGlobals();
  await teardown(globalThis);
  vi.resetModules();
  expect(wrong).toEqual({});
  expect(pages.size).toBeGreaterThan(50);
  expect([...pages.values()].filter(({ asked }) => asked.length > 0).length).toBeGreaterThan(8);
});
