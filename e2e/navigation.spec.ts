import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect, loginAs, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { fileOf, openWatched } from './support/watched-links.ts';

const DETAIL_CODE = fileOf('src/areas/catalogue/product/product-detail-screen.tsx');

/** Records the paths that the page requests, in order. */
function watch(page: Page): { asked: (path: string) => number; of: (path: string) => Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const of = (path: string) => requests.filter((request) => new URL(request.url()).pathname === path);
  return { of, asked: (path) => of(path).length };
}

async function firstCard(page: Page): Promise<{ card: Locator; path: string; api: string; name: string }> {
  const card = page.locator('main a[href^="/products/"]', { has: page.locator('img') }).first();
  await expect(card).toBeVisible();
  const path = (await card.getAttribute('href')) ?? '';
  const name = (await card.getByRole('heading').textContent()) ?? '';
  return { card, path, api: `/api${path}`, name };
}

/** Holds the answer of a path; `letGo` may change it. */
async function hold(page: Page, path: string) {
  let letGo = (_: (route: Route) => Promise<void>): void => {};
  const until = new Promise<(route: Route) => Promise<void>>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => (await until)(route));
  return letGo;
}
const frame = (page: Page): Locator => page.locator('[data-flow="productDetail"]');
/** What the pair costs; its stars are strong too. */
const price = (page: Page): Locator => frame(page).locator('strong').filter({ hasText: /원$/ }).first();

test.describe('a page that nobody has moved', () => {
  test.use({ comesToLife: false });

  test('prefetch: the code of a card page loads with the first input, its data with a resting pointer; the click loads neither again', async ({
    page,
  }) => {
    const { asked } = watch(page);
    await page.goto('/products');
    await expect(page.locator('html[data-alive][data-still]')).toBeAttached();
    await atRest(page);
    expect(asked(DETAIL_CODE)).toBe(0);
    await openWatched(page, '/products');
    const { card, api, name } = await firstCard(page);
    await expect.poll(() => asked(DETAIL_CODE)).toBe(1);
    expect(asked(api)).toBe(0);
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === api);
    await card.hover();
    await answered;
    await expect(page).toHaveURL(/\/products$/);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('group', { name: /^사이즈/ })).toBeVisible();
    expect([asked(DETAIL_CODE), asked(api)]).toEqual([1, 1]);
  });
});

test('prefetch: keyboard focus does the same, on any page and for any page', async ({ page }) => {
  const { asked } = watch(page);
  await openWatched(page, '/');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).focus();
  await expect.poll(() => asked(fileOf('src/areas/members/login/login-screen.tsx'))).toBe(1);
  const { card, api, name } = await firstCard(page);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === api);
  await card.focus();
  await answered;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('group', { name: /^사이즈/ })).toBeVisible();
  expect([asked(DETAIL_CODE), asked(api)]).toEqual([1, 1]);
});

test('prefetch: a click shows the preview before the answer, and the loaded price after it', async ({
  page,
}) => {
  await openWatched(page, '/products');
  const { card, api, name } = await firstCard(page);
  const known = (await card.locator('strong').textContent()) ?? '';
  const letGo = await hold(page, api);
  await card.click();
  await expect(frame(page)).toHaveAttribute('data-state', 'loading.previewed');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: `${name} 사진 1` })).toBeVisible();
  await expect(price(page)).toHaveText(known);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(frame(page).getByRole('button')).toHaveCount(0);
  const places = () =>
    Promise.all(
      [frame(page).locator('figure').first(), page.getByRole('heading', { level: 1 })].map((part) =>
        part.boundingBox(),
      ),
    );
  const before = await places();
  letGo(async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, discountPrice: 1_230 } },
    });
  });
  await expect(frame(page).getByRole('button').first()).toBeVisible();
  await expect(price(page)).toHaveText(/1,230원/);
  // Elements that were shown before have not moved.
  expect(await places()).toEqual(before);
});

test('prefetch: an answer for a member is not shown after logout', async ({ page }) => {
  await loginAs(page, 'user');
  const { of } = watch(page);
  await openWatched(page, '/feeds');
  const card = page.locator('main a[href^="/feed/"]').first();
  const path = (await card.getAttribute('href')) ?? '';
  const api = path.replace('/feed/', '/api/feeds/');
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === api);
  await card.focus();
  await answered;
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '피드' }).click();
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page.locator('[data-flow="feedDetail"]')).toHaveAttribute('data-state', 'loaded');
  const asMember = of(api).map((request) => 'authorization' in request.headers());
  expect([asMember.indexOf(true), asMember.lastIndexOf(true)]).toEqual([0, 0]);
  expect(asMember.length).toBeGreaterThan(1);
});

/** Counts the transitions of a page; `name` is what travelled in the new picture of the page, once it was drawn. */
const watchTravels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = (word: string) => () => document.documentElement.setAttribute('data-travel', word);
      transition.ready.then(note('moved'), note('skipped'));
      transition.finished.then(note('arrived'));
      return transition;
    };
  });
const travel = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-travel');

test('view transition: the picture of a card becomes that of its page; focus, scroll and Back are unchanged', async ({
  page,
}) => {
  await watchTravels(page);
  await openWatched(page, '/products');
  const { card, api, name } = await firstCard(page);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === api);
  await card.hover();
  await answered;
  await page.evaluate(() => window.scrollTo(0, 120));
  await card.click({ position: { x: 60, y: 200 } });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => travel(page)).toBe('arrived');
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  // The name is free for the next one, and no attribute in the page is left of it but an empty one.
  expect(await page.locator('figure[style*="view-transition"]').count()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
