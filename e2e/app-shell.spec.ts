import type { Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { PLAIN_PAGES } from './support/plain-pages.ts';
import { fileOf } from './support/watched-links.ts';

const ENTRY = /\/assets\/index-.*\.js/;
/** A chunk of the first view, and how it fails: refused with a status, or lost by the network. */
const CHUNKS = [
  ['the entry', ENTRY, [429, 503, 404, null]],
  ['a part of the entry', /\/assets\/base-.*\.js/, [null, 429, 503, 404]],
] as const;
/** A page cannot read the status of a refused script: `npm test` checks one failure of each chunk. */
const some = <T>(failures: readonly T[]): readonly T[] => (thorough ? failures : failures.slice(0, 1));
const REFUSALS = some([503, 429, 404]);

const told = (page: Page) => page.getByRole('heading', { name: '화면을 열지 못했어요' });

test.describe('app shell', () => {
  test.use({ ...PLAIN_PAGES, comesToLife: false });

  test('shows a message and a reload button if its code is refused or lost', async ({ page }) => {
    test.slow();
    for (const [what, files, failures] of CHUNKS)
      for (const status of some(failures))
        await test.step(`${what}: ${status ?? 'lost'}`, async () => {
          await page.route(files, (route) =>
            status === null ? route.abort() : route.fulfill({ status, json: { success: false } }),
          );
          await page.goto('/terms?from=test');
          await expect(told(page)).toBeVisible();
          if (status === null) await expectAccessible(page);
          await page.unroute(files);
          await page.getByRole('link', { name: '다시 시도' }).click();
          await expect(page.getByRole('heading', { name: '이용약관', level: 1 })).toBeVisible();
          await expect(page).toHaveURL(/\/terms\?from=test$/);
          await expect(told(page)).toHaveCount(0);
        });
  });

  test('shows a message for a slow script, and the page once it arrives', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(ENTRY, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/terms', { waitUntil: 'commit' });
    await page.locator('#trouble').waitFor({ state: 'attached' });
    await expect(told(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(told(page)).toBeVisible();
    release();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  });
});

test('missing code of a screen or of route rows leaves the shell usable', async ({ page }) => {
  test.slow();
  for (const status of REFUSALS)
    await test.step(`refused with ${status}`, async () => {
      await page.route(/assets\/feed-list-screen-.*\.js/, (route) => route.fulfill({ status, json: {} }));
      await page.goto('/feeds');
      await expect(page.getByRole('main').getByText('새 화면을 불러오지 못했어요')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  await test.step('route rows that fail, and load on a retry', async () => {
    const rows = `**${fileOf('src/areas/seller/area.ts')}`;
    await page.route(rows, (route) => route.abort());
    await page.goto('/become-seller');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByText('새 화면을 불러오지 못했어요')).toBeVisible();
    await page.unroute(rows);
    await page.getByRole('main').getByRole('button', { name: '새로고침' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fbecome-seller$/);
  });
});

test('a rendered page without its script can be read and followed, with a message', async ({ browser }) => {
  // Not the page of the fixture, which waits for hydration.
  const page = await (await browser.newContext()).newPage();
  await page.route(ENTRY, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/products');
  await expect(told(page)).toBeVisible();
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  await page.unroute(ENTRY);
  await page.locator('#main a[href^="/products/"]').first().click();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(told(page)).toHaveCount(0);
  await page.context().close();
});

test('without scripts the app shell says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('noscript p')).toHaveText(/자바스크립트가 있어야 열려요/);
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
