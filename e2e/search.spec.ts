import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';

const headerBox = (page: import('@playwright/test').Page) =>
  page.getByRole('banner').getByRole('combobox', { name: '상품 검색' });

test('search: suggestions load while typing, are chosen by keys, and closed without losing the text', async ({
  page,
}) => {
  await test.step('by initials, half syllables, Latin keys and with a typo', async () => {
    await page.goto('/');
    const box = headerBox(page);
    for (const typed of ['ㅎㄱㅌㅋ', '한가', 'gksrkd', '한겅']) {
      await box.fill(typed);
      await expect(page.getByRole('option', { name: /한강 텐케이/ })).toBeVisible();
    }
    await expectAccessible(page);
    await box.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/한강 텐케이/);
    await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await expect(headerBox(page)).toHaveValue('');
  });
  await test.step('Escape closes the list and keeps the text, and the field searches as before', async () => {
    await page.goto('/');
    const box = headerBox(page);
    await box.fill('스니커즈');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('스니커즈');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=/);
    await expect(page.getByRole('heading', { name: '‘스니커즈’ 검색 결과' })).toBeVisible();
  });
});

test('search: recent searches are offered, repeated and removed', async ({ page }) => {
  await page.goto('/products');
  for (const text of ['부츠', '샌들']) {
    await headerBox(page).fill(text);
    await headerBox(page).press('Enter');
    await expect(page.getByRole('heading', { name: `‘${text}’ 검색 결과` })).toBeVisible();
  }
  await page.goto('/');
  await headerBox(page).focus();
  await expect(page.getByRole('option')).toHaveText([/샌들/, /부츠/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('option')).toHaveText([/부츠/]);
  await page.getByRole('option', { name: '부츠' }).click();
  await expect(page).toHaveURL(/q=%EB%B6%80%EC%B8%A0/);
  await page.goto('/search');
  await page.getByRole('button', { name: '최근 검색어 부츠 지우기' }).click();
  await expect(page.getByText('아직 검색한 말이 없어요.')).toBeVisible();
});

test('filters: in the address, with several values and counts, and a price band', async ({ page }) => {
  await test.step('several values show their counts', async () => {
    await page.goto('/products?page=0&size=9&sort=latest');
    const panel = page.getByRole('complementary', { name: '필터' });
    const counted = page.locator('[data-flow=productFacets][data-state=loaded]');
    await expect(counted).toBeVisible();
    await panel.getByText('런닝화').click();
    await expect(page).toHaveURL(/categoryId=2/);
    const recounted = page.waitForResponse(
      (answer) => /facets\?.*categoryId=2.*categoryId=1/.test(answer.url()) && answer.ok(),
    );
    await panel.getByText('스니커즈', { exact: false }).first().click();
    await expect(page).toHaveURL(/categoryId=2%2C1/);
    await recounted;
    await expect(counted).toBeVisible();
    const black = panel.locator('label', { hasText: '블랙' });
    const count = Number((await black.locator('small').textContent())?.replace(/\D/g, ''));
    await black.click();
    await expect(page).toHaveURL(/colors=BLACK/);
    await expect(page.getByText(`${count}개의 상품`)).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('checkbox', { name: /블랙/ })).toBeChecked();
    await expect(page.getByText(`${count}개의 상품`)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/colors/);
    await expect(panel.getByRole('checkbox', { name: /블랙/ })).not.toBeChecked();
  });
  await test.step('a price band sets both limits and clears them', async () => {
    await page.goto('/products');
    const band = page.getByRole('complementary', { name: '필터' }).getByText('5~10만원');
    await band.click();
    await expect(page).toHaveURL(/minPrice=50000&maxPrice=99999/);
    await band.click();
    await expect(page).not.toHaveURL(/Price/);
  });
});

test('search page: finds products, feeds, stores and categories, and suggests after no results', async ({
  page,
}) => {
  test.slow();
  await test.step('no results', async () => {
    await page.goto('/products?q=전혀없는말&categoryId=1');
    await expect(page.getByText('조건에 맞는 상품이 없어요')).toBeVisible();
    await expect(page.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: '필터 없이 ‘전혀없는말’ 찾기' }).click();
    await expect(page).not.toHaveURL(/categoryId/);
    await page.goto('/products?q=한겅');
    await expect(page.getByText('‘한겅’ 대신 ‘한강’ 검색 결과를 보여 드려요.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '한강 텐케이' })).toBeVisible();
  });
  await test.step('products, feeds, stores and categories', async () => {
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox').fill('런닝');
    await page.getByRole('main').getByRole('button', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { name: /^상품 \d+개$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '런닝화', exact: true })).toBeVisible();
    // What was searched for stands out in the names that it found.
    await expect(page.locator('main a[href^="/products/"] b', { hasText: '런닝' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/search?q=전혀없는말');
    await expect(page.getByText('‘전혀없는말’에 맞는 결과가 없어요')).toBeVisible();
  });
  await test.step('categories link to their products', async () => {
    await page.goto('/categories');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^부츠 \d+$/ })
      .click();
    await expect(page).toHaveURL(/categoryId=3/);
  });
  await test.step('axe finds nothing serious on a phone, nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/search',
      '/search?q=런닝',
      '/categories',
      '/products?categoryId=1,2&inStockOnly=true',
    ]) {
      await page.goto(path);
      await atRest(page);
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
  });
});

test('home shows the event and feeds to everybody, and products in the own size to a member', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('진행 중인 이벤트')).toBeVisible();
  await expect(page.getByRole('heading', { name: '이렇게 신었어요' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /내 사이즈/ })).toHaveCount(0);
  await loginAs(page, 'user');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /내 사이즈 \d{3}mm/ })).toBeVisible();
  await expectAccessible(page);
});
