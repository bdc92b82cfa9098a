import type { Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';

const total = async (page: Page) =>
  (await page.getByRole('complementary').locator('dd').last().textContent()) ?? '';

const atCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^장바구니/ });

test('cart: a guest fills it, logs in, and finds it merged', async ({ page }) => {
  await pickSize(page, 5);
  await expect(atCart(page)).toHaveAccessibleName('장바구니');
  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await page.getByRole('link', { name: '장바구니 보기' }).click();
  await expect(atCart(page)).toHaveAccessibleName('장바구니, 상품 1개');
  await expect(page.getByText('로그인하면 담은 상품이')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /주문하기/ }).click();
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel('이메일').fill('jiwoo@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('sinbaljang1!');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText(/내 장바구니로 옮겼어요/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.locator('[data-flow="cart"] h2').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();
});

test('cart: changes are saved before the order, and a removed line is restored', async ({ page }) => {
  await loginAs(page, 'user');
  const name = await pickSize(page, 7);
  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await page.getByRole('link', { name: '장바구니 보기' }).click();
  const more = page.getByRole('button', { name: `${name} 하나 더` });
  for (let times = 0; times < 3; times += 1) await more.click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveText('4');
  await expect(page.getByRole('button', { name: /주문하기/ })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel(`${name} 수량`)).toHaveText('4');
  await page.getByRole('button', { name: `${name} 빼기` }).click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveText('4');
  await page.getByRole('button', { name: `${name} 빼기` }).click();
});

test('cart: the number in the header follows it, and is loaded with the page', async ({ page }) => {
  // Nobody else's test puts something into this cart.
  await signIn(page, await joined(page));
  const name = await pickSize(page, 9);
  const numberIs = (count: number) =>
    expect(atCart(page)).toHaveAccessibleName(count ? `장바구니, 상품 ${count}개` : '장바구니');
  // A double click means one pair.
  await page.getByRole('button', { name: '장바구니 담기' }).dblclick();
  const notice = page.getByRole('region', { name: '알림', exact: true });
  await expect(notice).toContainText('장바구니에 담았어요');
  await expect(notice.locator('img')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await numberIs(1);
  const asked: string[] = [];
  page.on('request', (request) => {
    // What the page before still asked as it was left is not asked by the new one.
    if (request.isNavigationRequest()) asked.length = 0;
    asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/terms');
  await numberIs(1);
  expect(asked).not.toContain('/api/users/cart');
  await atCart(page).click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveText('1');
  await page.getByRole('button', { name: `${name} 빼기` }).click();
  await numberIs(0);
});

test('checkout: buys with coupon and points, and finds the order', async ({ page }) => {
  await loginAs(page, 'user');
  await pickSize(page, 3);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await expectAccessible(page);
  await page.getByLabel('포인트').fill('150');
  await expect(page.getByText('포인트는 100포인트 단위로만 사용할 수 있습니다.')).toBeVisible();
  await page.getByRole('button', { name: '전액' }).click();
  await expect(page.getByRole('button', { name: /원 결제하기/ })).toBeEnabled();
  const won = await total(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await expect(page).toHaveURL(/test-pay/);
  await expect(page.getByText(won)).toBeVisible();
  await page.getByRole('button', { name: '승인' }).click();
  await expect(page.getByRole('heading', { name: '주문을 마쳤어요' })).toBeVisible();
  await expect(page.getByText(won).first()).toBeVisible();
  for (let times = 0; times < 3; times += 1) await page.reload();
  await page.getByRole('link', { name: '주문 상세' }).click();
  await expect(page.getByText('결제가 끝났어요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(won);
  await page.getByRole('alertdialog').getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByText('환불 완료')).toBeVisible();
  await expect(page.getByText('주문을 취소했어요').first()).toBeVisible();
});

const WAYS_OUT = [
  ['declined', (page: Page) => page.getByRole('button', { name: '거절' }).click()],
  ['closed', (page: Page) => page.getByRole('button', { name: '창 닫기' }).click()],
  ['left by Back', (page: Page) => page.goBack()],
] as const;
/** Who closes the window comes back as who was declined does: by an address of the shop. */
const waysOut = thorough ? WAYS_OUT : WAYS_OUT.filter(([way]) => way !== 'closed');

for (const [way, leave] of waysOut) {
  test(`checkout: a payment that was ${way} leads to the same order form, and paying again works`, async ({
    page,
  }) => {
    await loginAs(page, 'user');
    await pickSize(page, 9);
    await page.getByRole('button', { name: '바로 구매' }).click();
    await fillCheckout(page);
    await page.getByLabel('배송 요청').selectOption('경비실에 맡겨 주세요');
    await page.getByRole('button', { name: /원 결제하기/ }).click();
    await expect(page).toHaveURL(/test-pay/);
    await leave(page);
    await fillCheckout(page);
    await expect(page.getByLabel('배송 요청')).toHaveValue('경비실에 맡겨 주세요');
    await page.getByRole('button', { name: /원 결제하기/ }).click();
    await page.getByRole('button', { name: '승인' }).click();
    await expect(page.getByRole('heading', { name: '주문을 마쳤어요' })).toBeVisible();
  });
}

test('checkout: problems are shown beside their fields and nothing typed is lost; a coupon code is redeemed once', async ({
  page,
}) => {
  await test.step('problems beside their fields, nothing typed is lost', async () => {
    await loginAs(page, 'user');
    await pickSize(page, 11);
    await page.getByRole('button', { name: '바로 구매' }).click();
    await page.getByRole('button', { name: '변경' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '직접 입력' }).click();
    await page.getByLabel('우편번호 (필수)').fill('12');
    await page.getByLabel('받는 분 (필수)').fill('');
    await page.getByRole('button', { name: /원 결제하기/ }).click();
    await expect(page.getByText('우편번호는 숫자 5자리예요.')).toBeVisible();
    await expect(page.getByLabel('받는 분 (필수)')).toBeFocused();
    await page.getByRole('button', { name: '주소 찾기' }).click();
    await page.getByLabel('도로명이나 건물 이름').fill('영동대로');
    await page.getByRole('dialog').getByRole('button', { name: '찾기', exact: true }).click();
    await page.getByRole('button', { name: /코엑스/ }).click();
    await expect(page.getByLabel('우편번호 (필수)')).toHaveValue('06164');
    await expect(page.getByLabel('상세 주소')).toBeFocused();
  });
  await test.step('a coupon code is redeemed once', async () => {
    await page.goto('/mypage/coupons');
    await page.getByLabel('쿠폰 코드').fill('welcome10');
    await page.getByRole('button', { name: '쿠폰 받기' }).click();
    await expect(page.getByText('첫 만남 10%').first()).toBeVisible();
    await page.getByLabel('쿠폰 코드').fill('welcome10');
    await page.getByRole('button', { name: '쿠폰 받기' }).click();
    await expect(page.getByText('이미 받은 쿠폰이에요.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('product page: buying without a choice leads to the missing options, by keyboard', async ({ page }) => {
  await page.goto('/products/1');
  const buy = page.getByRole('button', { name: '바로 구매' });
  const alert = page.getByRole('main').getByRole('alert');
  await buy.press('Enter');
  await expect(alert).toHaveText('사이즈를 골라 주세요');
  await expect(page.getByRole('group', { name: /^사이즈/ }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('선택한 금액')).toBeVisible();
  await expectAccessible(page);
});
