import type { Page } from '@playwright/test';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, test } from './support/fixtures.ts';
import { giveAddress } from './support/shop/bought.ts';
import { signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';

const REQUEST = '경비실에 맡겨 주세요';
const request = (page: Page) => page.getByLabel('배송 요청');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Goes to the payment page; returns the number of the order. */
async function pay(page: Page): Promise<string> {
  let orderNo = 'none';
  await page.route(
    '**/api/checkout/payments',
    async (route) => {
      const response = await route.fetch();
      orderNo = (await response.json()).data.orderNo;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await press(page, /원 결제하기/);
  await expect(page).toHaveURL(/test-pay/);
  return orderNo;
}

const WAYS_OUT = [
  ['declined', (page: Page) => press(page, '거절')],
  ['closed', (page: Page) => press(page, '창 닫기')],
  ['left by Back', (page: Page) => page.goBack()],
] as const;
/** Closing the window returns to the same address of the shop as a declined payment. */
const waysOut = thorough ? WAYS_OUT : WAYS_OUT.filter(([way]) => way !== 'closed');

test('payment: declined and left by Back, each leads to the same order form; a lost confirmation is repeated and applied once', async ({
  page,
}) => {
  // Unpaid orders and coupons are limited by member: those that other tests hold must not refuse a payment of these.
  await giveAddress(page, await signIn(page, await joined(page)));
  await pickSize(page, 13);
  await press(page, '바로 구매');
  await fillCheckout(page);
  await request(page).selectOption(REQUEST);
  for (const [way, leave] of waysOut)
    await test.step(`${way}: its own order is abandoned, and the form keeps its choices`, async () => {
      const orderNo = await pay(page);
      const givenUp = page.waitForRequest('**/api/payments/abandon');
      await leave(page);
      expect((await givenUp).postDataJSON()).toEqual({ orderNo });
      await fillCheckout(page);
      await expect(request(page)).toHaveValue(REQUEST);
    });
  await test.step('a lost confirmation is repeated', async () => {
    await pay(page);
    // The server does confirm; only its answer does not arrive.
    await page.route(
      '**/api/payments/confirm',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, '승인');
    await expect(page.getByText('다시 확인해도 두 번 결제되지 않아요')).toBeVisible();
    await press(page, '결제 다시 확인');
    await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible();
  });
});
