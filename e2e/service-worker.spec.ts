import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, startWith, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import {
  keptOnceSeen,
  keptPaths,
  keptWords,
  moveClock,
  openApiClient,
  untilWorked,
} from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const MEMBER_PAGES = [
  '/mypage',
  '/my-orders',
  '/profile-view',
  '/account-settings',
  '/wishlist',
  '/recentview',
  '/cart',
  '/payment',
  '/reviews',
  '/my-feeds',
];

const seenBy = (page: Page) => expect.poll(() => keptOnceSeen(page), { timeout: 15_000 });
const offlineHeading = (page: Page) => page.getByRole('heading', { name: '지금은 연결할 수 없어요' });

test('service worker: a second visit loads neither files nor pictures again', async ({
  context,
  page,
  baseURL,
}) => {
  const line = await openApiClient(Number(new URL(baseURL ?? '').port));
  await moveClock(page);
  await page.goto(`${line.base}/products`);
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  await untilWorked(page);
  await seenBy(page).toContain('/products');
  await page.close();
  line.take();
  const again = await context.newPage();
  await again.goto(`${line.base}/products`);
  await expect(again.getByText(/개의 상품/)).toBeVisible();
  await atRest(again);
  const second = line.take();

  expect(second.paths.filter((path) => !/^\/(products|sw\.js|api\/.*)$/.test(path))).toEqual([]);
  await line.close();
});

test('service worker: without a network visited pages open, and others show the offline page', async ({
  context,
  page,
}) => {
  await moveClock(page);
  await page.goto('/terms');
  await untilWorked(page);
  await seenBy(page).toContain('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await seenBy(page).toContain('/privacy-policy');
  await context.setOffline(true);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: '이용약관' })).toBeVisible();
  await page.goto('/cart');
  await expect(offlineHeading(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('listitem')).toHaveText(['이용약관', '개인정보처리방침']);
  await page.getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { name: '개인정보처리방침' })).toBeVisible();
  await page.goBack();
  await expect(offlineHeading(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status')).toHaveText('다시 연결됐어요.');
  await page.getByRole('link', { name: '이어서 보기' }).click();
  await expect(page.getByRole('heading', { name: '장바구니' })).toBeVisible();
});

test('service worker: nothing of a member is cached, and the next person does not see visited pages', async ({
  page,
}) => {
  // The test loads many whole pages.
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const session = await logIn(page, 'user@sinbaljang.test', 'user');
  await startWith(page, session);
  await moveClock(page);
  await page.goto('/terms');
  await untilWorked(page);
  await seenBy(page).toContain('/terms');
  for (const path of MEMBER_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await atRest(page);
  }
  await page.goto('/products');
  await atRest(page);
  expect(asked.filter((path) => path.startsWith('/api/users/me')).length).toBeGreaterThan(0);
  const paths = await keptPaths(page);
  expect(paths.filter((path) => MEMBER_PAGES.some((own) => path.startsWith(own)))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const words = await keptWords(page);
  expect(words).toContain('이용약관');
  for (const own of [session.token, session.nickname, session.name, session.email])
    expect([own, words.includes(own)]).toEqual([own, false]);
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await seenBy(page).not.toContain('/terms');
});
