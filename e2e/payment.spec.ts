import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { giveAddress } from './support/shop/bought.ts';
import { signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';

/** Unpaid orders and coupons are limited by member: those that other tests hold must not refuse a payment of these. */
const signInAsBuyer = async (page: Page): Promise<void> =>
  giveAddress(page, await signIn(page, await joined(page)));

test('payment: a lost confirmation is repeated and applied once', async ({ page }) => {
  await signInAsBuyer(page);
  await pickSize(page, 13);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  // The server does confirm; only its answer does not arrive.
  await page.route(
    '**/api/payments/confirm',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '승인' }).click();
  await expect(page.getByText('다시 확인해도 두 번 결제되지 않아요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '결제 다시 확인' }).click();
  await expect(page.getByRole('heading', { name: '주문을 마쳤어요' })).toBeVisible();
});

test('payment: Back after a second payment abandons that one, not the declined one', async ({ page }) => {
  await signInAsBuyer(page);
  await pickSize(page, 15);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await page.getByRole('button', { name: '거절' }).click();
  await fillCheckout(page);
  let orderNo = 'none';
  await page.route('**/api/checkout/payments', async (route) => {
    const response = await route.fetch();
    orderNo = (await response.json()).data.orderNo;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /원 결제하기/ }).click();
  await expect(page).toHaveURL(/test-pay/);
  const givenUp = page.waitForRequest('**/api/payments/abandon');
  await page.goBack();
  expect((await givenUp).postDataJSON()).toEqual({ orderNo });
});
