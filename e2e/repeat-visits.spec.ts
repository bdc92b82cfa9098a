import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { keptPaths, openLine, untilWorked } from './support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const seenBy = (page: Page) => expect.poll(() => keptPaths(page, 'shop-pages'), { timeout: 15_000 });
const offlineHeading = (page: Page) => page.getByRole('heading', { name: '지금은 연결할 수 없어요' });

test('a second visit fetches neither files nor pictures again', async ({ context, page, baseURL }) => {
  const line = await openLine(Number(new URL(baseURL ?? '').port));
  await page.goto(`${line.base}/products`);
  await expect(page.getByText(/개의 상품/)).toBeVisible();
  await untilWorked(page);
  await seenBy(page).toContain('/products');
  await page.close();
  line.take();
  const again = await context.newPage();
  await again.goto(`${line.base}/products`);
  await expect(again.getByText(/개의 상품/)).toBeVisible();
  await again.waitForLoadState('networkidle');
  const second = line.take();

  expect(second.paths.filter((path) => !/^\/(products|sw\.js|api\/.*)$/.test(path))).toEqual([]);
  await line.close();
});

test('without a line seen pages open, and others show the offline page', async ({ context, page }) => {
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
