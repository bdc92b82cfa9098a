import type { Page } from '@playwright/test';
import { expect, logIn, startWith, test } from './support/fixtures.ts';
import { untilDrawn } from './support/rendered.ts';

const alive = (page: Page) => expect(page.locator('html[data-alive]')).toBeAttached();

/** Records the calls of a page, without pictures and scripts. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test('SSR: embedded data is not loaded again, and not used on a later visit of the page', async ({
  page,
}) => {
  await test.step('a guest loads nothing that was embedded, and the page continues from there', async () => {
    await untilDrawn(page.request, '/products');
    const calls = callsOf(page);
    await page.goto('/products');
    await expect(page.locator('[data-flow="productList"]')).toHaveAttribute('data-state', 'loaded.filled');
    expect(calls.filter((call) => call.startsWith('/api/products?'))).toEqual([]);
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText(/^2 \/ \d+ 페이지$/)).toBeVisible();
    expect(calls.filter((call) => call.startsWith('/api/products?'))).toHaveLength(1);
  });
  await test.step('another visit loads again', async () => {
    await page.goto('/feeds');
    const calls = callsOf(page);
    await page.getByRole('banner').getByRole('link', { name: '상품', exact: true }).click();
    await expect(page.getByText(/개의 상품/)).toBeVisible();
    await page.goBack();
    await expect(page.locator('[data-flow="feedList"]')).toHaveAttribute('data-state', 'loaded.filled');
    expect(calls.filter((call) => call.startsWith('/api/feeds?'))).toHaveLength(1);
  });
});

test('SSR: a member sees own toggles on a page rendered for guests, and nobody else does', async ({
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

test('SSR: during the start check the page is visible with a message and without a member', async ({
  page,
}) => {
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

test('hydration: late parts hydrate as rendered, though the address has changed', async ({ page }) => {
  // No idle callback runs before the test allows it.
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
  // React logs HTML that does not match on the console, which fails the test.
  await expect(inForce).toBeVisible();
});
