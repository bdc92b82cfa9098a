import type { Page } from '@playwright/test';
import { listRecentViews, type ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, expectAccessible, logIn, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

test('wishlist: a toggle changes at once, shows everywhere and survives a reload', async ({ page }) => {
  await signIn(page, 'haeun');
  await page.goto('/products?sort=price_asc&page=0&size=9');
  const heart = flow(page, 'wishlistToggle').first();
  await expect(heart).toHaveAttribute('data-state', 'resting');
  const before = await heart.getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', after);
  await expect(heart).toHaveAttribute('data-state', 'resting');
  await page.locator('main ul li a').first().click();
  await expect(flow(page, 'wishlistToggle').first()).toHaveAttribute('aria-pressed', after);
  await page.reload();
  await expect(flow(page, 'wishlistToggle').first()).toHaveAttribute('aria-pressed', after);
});

test('wishlist: that of a guest stays in the browser and is merged at login', async ({ page }) => {
  await page.goto('/products/1');
  const heart = flow(page, 'wishlistToggle').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText(
    '이 브라우저에 찜해 두었어요',
  );
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel(/이메일/).fill('haeun@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole('main').locator('a[href="/products/1"]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestWishes'))).toBeNull();
});

test('wishlist: lists, pages and undoes a removal', async ({ page }) => {
  await signIn(page, 'gunwoo');
  await page.goto('/wishlist');
  await expect(page.getByText(/^찜한 상품 \d+개$/)).toBeVisible();
  const heart = flow(page, 'wishlistToggle').first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('data-state', 'resting');
  await page.reload();
  await expect(flow(page, 'wishlistToggle').first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

/** Products that the account has viewed so far: other tests use the same member. */
async function looksOf(page: Page, email: string): Promise<number[]> {
  const { token } = await logIn(page, email, 'user');
  const answer = await page.request.get(listRecentViews.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: ViewedProduct[] } = await answer.json();
  return data.map(({ productId }) => productId);
}

test('recent views: those of a guest stay in the browser, are merged at login and deleted at logout', async ({
  page,
}) => {
  for (const id of [3, 4]) {
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentview') ?? ''))
      .toContain(`"productId":${id}`);
  }
  await page.goto('/recentview');
  const cards = flow(page, 'recentViews').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  await cards
    .first()
    .getByRole('button', { name: /지우기$/ })
    .click();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  const before = await looksOf(page, 'subin@sinbaljang.test');
  await page.goto('/login?returnTo=%2Frecentview');
  await page.getByLabel(/이메일/).fill('subin@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/recentview$/);
  await expect(flow(page, 'recentViews').getByRole('listitem').first()).toContainText('몽돌 데일리 슈즈');
  await expect(cards).toHaveCount(new Set([...before, 3]).size);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentview'))).toBeNull();
  await page.getByRole('button', { name: /계정 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/recentview');
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible();
});

test('recent views: all are deleted after one confirmation', async ({ page }) => {
  await signIn(page, 'doyun');
  await page.goto('/recentview');
  await page.getByRole('button', { name: '전체 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '전체 삭제' }).click();
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible();
  await page.reload();
  await expect(page.getByText('최근 본 상품이 없어요')).toBeVisible();
});
