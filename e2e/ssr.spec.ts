import type { Page } from '@playwright/test';
import { untilDrawn } from './support/drawn.ts';
import { expect, logIn, startWith, test } from './support/fixtures.ts';

const alive = (page: Page) => expect(page.locator('html[data-alive]')).toBeAttached();

/** Calls that a page makes; pictures and scripts are none. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test('what came with a page is not asked for again, nor taken for true when the page is visited again', async ({
  page,
}) => {
  await test.step('a visitor asks nothing that came with it, and the page goes on from there', async () => {
    await untilDrawn(page.request, '/products');
    const calls = callsOf(page);
    await page.goto('/products');
    await expect(page.locator('[data-flow="productList"]')).toHaveAttribute('data-state', 'loaded.filled');
    expect(calls.filter((call) => call.startsWith('/api/products?'))).toEqual([]);
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText(/^2 \/ \d+ 페이지$/)).toBeVisible();
    expect(calls.filter((call) => call.startsWith('/api/products?'))).toHaveLength(1);
  });
  await test.step('another visit of the page asks again', async () => {
    await page.goto('/feeds');
    const calls = callsOf(page);
    await page.getByRole('banner').getByRole('link', { name: '상품', exact: true }).click();
    await expect(page.getByText(/개의 상품/)).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-flow="feedList"]')).toHaveAttribute('data-state', 'loaded.filled');
    expect(calls.filter((call) => call.startsWith('/api/feeds?'))).toHaveLength(1);
  });
});

test('a member who arrives on a drawn page sees the own marks, and nobody else does', async ({
  page,
  browser,
}) => {
  const session = await logIn(page, 'jiwoo@sinbaljang.test', 'user');
  const list = await (await page.request.get('/api/feeds?size=12')).json();
  const { feedId } = list.data.content[1];
  const like = (liked: boolean) =>
    page.request.post(`/api/feeds/${feedId}/likes/toggle`, {
      data: { liked },
      headers: { authorization: `Bearer ${session.token}` },
    });
  await like(true);
  await startWith(page, session);
  const heart = (of: Page) => of.locator(`li:has(a[href="/feed/${feedId}"]) [data-flow="feedReaction"]`);
  await page.goto('/feeds');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/feed/${feedId}`);
  await expect(page.locator('[data-flow="feedReaction"]')).toHaveAttribute('aria-pressed', 'true');
  const other = await (await browser.newContext()).newPage();
  await other.goto('/feeds');
  await alive(other);
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  await other.context().close();
  await like(false);
});

test('while a stored session is checked the page is there, says so, and shows nobody', async ({ page }) => {
  await startWith(page, await logIn(page, 'minjun@sinbaljang.test', 'user'));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/users/me/profile', async (route) => {
    await held;
    await route.continue();
  });
  await untilDrawn(page.request, '/products');
  await page.goto('/products');
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('불러오는 중…')).toBeVisible();
  await expect(page.getByRole('banner').getByText('민준러너')).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: '민준러너님의 계정 메뉴' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('불러오는 중…')).toHaveCount(0);
});

test('what comes to life late does so as it was drawn, though its page has moved on', async ({ page }) => {
  // No moment is quiet before the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) => {
      window.addEventListener('quiet', () => act({ didTimeout: false, timeRemaining: () => 50 }));
      return 0;
    };
  });
  await untilDrawn(page.request, '/products');
  await page.goto('/products');
  await page.evaluate(() => window.history.pushState(null, '', '/products?q=부츠'));
  await expect(page.getByRole('heading', { name: '‘부츠’ 검색 결과' })).toBeVisible();
  const inForce = page.getByRole('button', { name: '검색어 부츠 조건 지우기' });
  await expect(inForce).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('quiet')));
  // HTML that has to be drawn anew is told on the console, which fails the test.
  await expect(inForce).toBeVisible();
});
