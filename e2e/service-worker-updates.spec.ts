import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as plain } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { type DeployedShop, openDeployedShop } from './support/shop/deployed-shop.ts';
import { keptOnceSeen, keptPaths, moveClock, untilWorked } from './support/worker.ts';

const test = plain.extend<{ shop: DeployedShop }>({
  shop: async ({ baseURL }, use) => {
    const shop = await openDeployedShop(baseURL ?? '');
    await use(shop);
    await shop.close();
  },
});
test.use({ serviceWorkers: 'allow' });
// Each test needs several visits, of which the first lasts a while.
test.beforeEach(() => test.slow());

const POLL = { timeout: 15_000 };
const products = (page: Page) => page.getByText(/개의 상품/);
const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop-files-')));
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content);
/** Remaining registrations, caches and databases; null while the page reloads. */
const left = (page: Page) =>
  page
    .evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
    ])
    .catch(() => null);

const isWorked = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => null);

/** Visits the list for the first time, until it is cached. */
async function visit(page: Page, { base }: DeployedShop): Promise<void> {
  await moveClock(page);
  await page.goto(`${base}/products`);
  await expect(products(page)).toBeVisible();
  await untilWorked(page);
  await expect.poll(() => keptOnceSeen(page), POLL).toContain('/products');
}

async function visitAgain(context: BrowserContext, { base }: DeployedShop): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${base}/products`);
  await expect(products(page)).toBeVisible();
  return page;
}

test('service worker: a page from before a deployment is hydrated, and the next visit has the new one, also offline', async ({
  context,
  page,
  shop,
}) => {
  await visit(page, shop);
  const [first] = await builds(page);
  await page.close();
  shop.deploy('deploy2');
  const stale = await visitAgain(context, shop);
  expect(await buildOf(stale)).toBeUndefined();
  // Its first file is on no server any more.
  const entry = await stale.locator('script[type=module]').getAttribute('src');
  expect((await stale.request.get(`${shop.base}${entry}`)).status()).toBe(404);
  await expect.poll(() => builds(stale), POLL).toEqual([first, 'shop-files-deploy2']);
  await expect
    .poll(() => keptPaths(stale, 'shop-files'), POLL)
    .toContainEqual(expect.stringContaining('/assets/deploy2.index-'));
  await stale.close();
  const next = await context.newPage();
  await test.step('the page cached in the background opens offline', async () => {
    await context.setOffline(true);
    await next.goto(`${shop.base}/products`);
    expect(await buildOf(next)).toBe('deploy2');
    await expect(next.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
  });
  await next.goto(`${shop.base}/products`);
  await expect(products(next)).toBeVisible();
  expect(await buildOf(next)).toBe('deploy2');
  shop.deploy('deploy3');
  await next.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => builds(next), POLL).toEqual(['shop-files-deploy2', 'shop-files-deploy3']);
});

test('service worker: a reload shows the present page, not the cached one', async ({
  context,
  page,
  shop,
}) => {
  await visit(page, shop);
  shop.deploy('deploy2');
  await page.reload();
  expect(await buildOf(page)).toBe('deploy2');
  await expect(products(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('service worker: a failing start does not break the page', async ({ page, shop }) => {
  shop.replaceWorker('throw new Error("broken")');
  await page.goto(`${shop.base}/products`);
  await expect(products(page)).toBeVisible();
  await atRest(page);
  expect(await left(page)).toEqual([0, 0, 0]);
});

test('service worker: ?nosw removes it with its caches; a later failing build keeps the one before', async ({
  page,
  shop,
}) => {
  await visit(page, shop);
  await page.goto(`${shop.base}/products?nosw`);
  await expect.poll(() => left(page), POLL).toEqual([0, 0, 0]);
  await expect.poll(() => isWorked(page), POLL).toBe(false);
  await expect(products(page)).toBeVisible();
  await atRest(page);
  expect(await left(page)).toEqual([0, 0, 0]);
  // The worker does not come back by itself: the next visit registers one.
  await visit(page, shop);
  await test.step('a failing later build keeps the one before', async () => {
    shop.replaceWorker('throw new Error("broken")');
    const update = page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(update).rejects.toThrow();
    await page.goto(`${shop.base}/terms`);
    await expect(page.getByRole('heading', { name: '이용약관' })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  });
});

test('service worker: a withdrawn one is removed by the next visit, with its caches', async ({
  context,
  page,
  shop,
}) => {
  await visit(page, shop);
  await page.close();
  // A shop with SERVICE_WORKER=off sends it, whatever the browser knows: tests/server/http/pages/service-worker.test.ts.
  shop.replaceWorker(readFileSync(join(import.meta.dirname, '../dist/client/sw-off.js'), 'utf8'));
  const next = await visitAgain(context, shop);
  await expect.poll(() => left(next), POLL).toEqual([0, 0, 0]);
  await next.goto(`${shop.base}/products?page=1`);
  await expect(products(next)).toBeVisible();
  await expect.poll(() => left(next), POLL).toEqual([0, 0, 0]);
  expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
