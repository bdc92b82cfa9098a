import type { Page } from '@playwright/test';
import { listRecentViews } from '#domain/catalogue/recent-view.ts';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { readCart } from '#domain/trade/cart/cart.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { GUEST_CART_KEY, GUEST_WISHLIST_KEY, RECENT_VIEW_KEY } from '#src/lib/storage/guest-keys.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { flow } from './support/shop/members.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';

const total = async (page: Page) =>
  (await page.getByRole('complementary').locator('dd').last().textContent()) ?? '';

const atCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^장바구니/ });

test('guest: cart, wishlist and recent views stay in the browser, and are merged at login', async ({
  page,
}) => {
  await test.step('buying without a choice leads to the missing options, by keyboard', async () => {
    await page.goto('/products/1');
    await page.getByRole('button', { name: '바로 구매' }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('사이즈를 골라 주세요');
    await expect(page.getByRole('group', { name: /^사이즈/ }).locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('선택한 금액')).toBeVisible();
  });
  await expect(atCart(page)).toHaveAccessibleName('장바구니');
  const heart = flow(page, 'wishlistToggle').first();
  await heart.click();
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText(
    '이 브라우저에 찜해 두었어요',
  );
  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await expect(atCart(page)).toHaveAccessibleName('장바구니, 상품 1개');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(atCart(page)).toHaveAccessibleName('장바구니, 상품 1개');
  await atCart(page).click();
  await expect(page.getByText('로그인하면 담은 상품이')).toBeVisible();
  await page.getByRole('button', { name: /주문하기/ }).click();
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel('이메일').fill('jiwoo@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText(/내 장바구니로 옮겼어요/)).toBeVisible();
  const kept = [GUEST_CART_KEY, GUEST_WISHLIST_KEY, RECENT_VIEW_KEY];
  await expect
    .poll(() => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), kept))
    .toEqual([null, null, null]);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const read = async ({ path }: { path: string }) => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).data;
  };
  const product = expect.objectContaining({ productId: 1 });
  expect((await read(readCart)).items).toContainEqual(product);
  expect(await read(listWishIds)).toContain(1);
  expect(await read(listRecentViews)).toContainEqual(product);
});

test('checkout: buys with coupon and points, and finds the order', async ({ page }) => {
  await loginAs(page, 'user');
  await pickSize(page, 3);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: '전액' }).click();
  await expect(page.getByRole('button', { name: /원 결제하기/ })).toBeEnabled();
  const won = await total(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await expect(page).toHaveURL(/test-pay/);
  await expect(page.getByText(won)).toBeVisible();
  await page.getByRole('button', { name: '승인' }).click();
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible();
  await expect(page.getByText(won).first()).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: '주문 상세' }).click();
  await expect(page.getByText('결제가 완료됐어요')).toBeVisible();
  await page.getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(won);
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByText('환불 완료')).toBeVisible();
  await expect(page.getByText('주문을 취소했어요').first()).toBeVisible();
});
