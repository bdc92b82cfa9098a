import type { Page } from '@playwright/test';
import { expect, loginAs, test } from './support/fixtures.ts';
import { pickSize } from './support/shop/shopping.ts';

/** The server processes the next call, but its answer does not arrive. */
const loseAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('lost answer: a product added again is in the cart once', async ({ page }) => {
  await loginAs(page, 'user');
  const name = await pickSize(page, 9);
  const add = page.getByRole('button', { name: '장바구니 담기' });
  await loseAnswer(page, '**/api/users/cart/items');
  await add.click();
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('연결');
  await add.click();
  await page.getByRole('link', { name: '장바구니 보기' }).click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveText('1');
  await page.getByRole('button', { name: `${name} 빼기` }).click();
  await expect(page.getByLabel(`${name} 수량`)).toHaveCount(0);
});

test('lost answer: a comment sent again exists once', async ({ page }) => {
  await loginAs(page, 'seller');
  await page.goto('/feed/6');
  const words = `한 번만 남길 말 ${Date.now()}`;
  await page.getByLabel('댓글 쓰기').fill(words);
  await loseAnswer(page, '**/api/feeds/6/comments');
  const send = page.getByRole('button', { name: '등록' });
  await send.click();
  await expect(page.getByRole('region', { name: '알림', exact: true })).toBeVisible();
  await send.click();
  await expect(page.getByLabel('댓글 쓰기')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
});
