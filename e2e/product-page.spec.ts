import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const options = (page: Page) => page.locator('[data-flow="productOptions"]').first();
const gallery = (page: Page) => page.getByRole('region', { name: '상품 사진' });

test('product page: filters of the list are selected; a phone filters in a sheet with stable groups', async ({
  page,
}) => {
  await test.step('a phone filters in a sheet with stable groups', async () => {
    await page.goto('/products');
    await page.getByRole('button', { name: /^필터 열기/ }).click();
    const sheet = page.getByRole('dialog', { name: '필터' });
    const groups = () => sheet.getByRole('group').count();
    await expect(sheet.locator('[data-flow=productFacets][data-state=loaded]')).toBeVisible();
    const before = await groups();
    await sheet.getByRole('button', { name: '사이즈', exact: true }).first().click();
    await sheet
      .getByRole('group', { name: /^사이즈/ })
      .locator('label', { hasText: '290' })
      .click();
    await expect(page).toHaveURL(/sizes=290/);
    await expect(sheet.locator('[data-flow=productFacets][data-state=loaded]')).toBeVisible();
    expect(await groups()).toBe(before);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^상품 \d+개 보기$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('filters of the list are selected on the product page', async () => {
    await page.goto('/products?colors=WHITE&sizes=260');
    await page.locator('#main a[href*="color=WHITE"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+\?color=WHITE&size=260/);
    await expect(page.getByRole('group', { name: /^색상 화이트/ })).toBeVisible();
    await expect(page.getByRole('group', { name: /^사이즈 260/ })).toBeVisible();
    await expect(page.getByText('선택한 금액 (1켤레)')).toBeVisible();
  });
});

test('product page: pictures turn and enlarge; the buy bar asks for missing options in a sheet', async ({
  page,
}) => {
  await test.step('pictures turn by arrow keys, and enlarge', async () => {
    await page.goto('/products/1');
    // Comes with the code that turns pictures.
    await gallery(page).getByRole('button', { name: '크게 보기' }).waitFor();
    await gallery(page).getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery(page).getByText(/^2 \/ \d+$/)).toBeVisible();
    await gallery(page).getByRole('button', { name: '크게 보기' }).click();
    const large = page.getByRole('dialog', { name: /사진 2$/ });
    await expect(large).toBeVisible();
    await large.getByRole('button', { name: '확대하기' }).click();
    await expect(large.getByRole('button', { name: '원래 크기로 보기' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(gallery(page).getByRole('button', { name: '크게 보기' })).toBeFocused();
  });
  await test.step('the buy bar stays visible, and asks for missing options in a sheet', async () => {
    await page.goto('/products/1');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const buy = page.getByRole('button', { name: '바로 구매' });
    await expect(buy).toBeInViewport();
    await buy.click();
    const sheet = page.getByRole('dialog', { name: '옵션 선택' });
    await expect(sheet).toBeVisible();
    await sheet
      .getByRole('group', { name: /^사이즈/ })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await expect(sheet.getByText('선택한 금액 (1켤레)')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '바로 구매' }).click();
    await expect(page).toHaveURL(/\/(login|payment)/);
  });
});

test('empty pages suggest products: a missing product, and an empty list', async ({ page }) => {
  await test.step('a missing product links to others', async () => {
    await page.goto('/products/99999');
    await expect(page.getByRole('link', { name: '상품 목록 보기' })).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
    await expect(page.locator('[data-flow="popularProducts"] a[href^="/products/"]').first()).toBeVisible();
  });
  await test.step('an empty list suggests which filter to drop, with the result', async () => {
    await page.goto('/products?categoryId=2&sizes=230&genders=MEN');
    const drop = page.getByRole('link', { name: /빼면 \d+개$/ }).first();
    const count = Number(/(\d+)개$/.exec((await drop.textContent()) ?? '')?.[1]);
    await expect(page.locator('[data-flow="relaxedProducts"] li').first()).toBeVisible();
    await expectAccessible(page);
    await drop.click();
    await expect(page.getByText(`${count}개의 상품`)).toBeVisible();
  });
});
