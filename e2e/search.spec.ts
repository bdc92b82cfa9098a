import { expect, expectAccessible, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';

test('search: the header suggests while typing, and the keys open a suggestion', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: '상품 검색' });
  await box.fill('한겅');
  await expect(page.getByRole('option', { name: /한강 텐케이/ })).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/한강 텐케이/);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(box).toHaveValue('');
});

test('search page: finds products and categories; on a phone axe finds nothing serious', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=런닝');
  await expect(page.getByRole('heading', { name: /^상품 \d+개$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '런닝화', exact: true })).toBeVisible();
  // The searched words are highlighted in the found names.
  await expect(page.locator('main a[href^="/products/"] b', { hasText: '런닝' }).first()).toBeVisible();
  for (const path of ['', '/search', '/categories', '/products?q=전혀없는말&categoryId=1']) {
    if (path) await page.goto(path);
    await atRest(page);
    await expectAccessible(page);
  }
});
