import { expect, test } from './support/fixtures.ts';

test('header search searches from a list, and the tab title names the page', async ({ page }) => {
  await test.step('a blank search does nothing', async () => {
    await page.goto('/products');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products$/);
    await box.fill(' 한강 ');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=%ED%95%9C%EA%B0%95/);
    await expect(box).toHaveValue('');
    await expect(page.getByRole('heading', { name: '한강 텐케이' })).toBeVisible();
    await expect(page.getByText('1개의 상품')).toBeVisible();
  });
  await test.step('the tab title changes with the page', async () => {
    await page.goto('/products/1');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page).toHaveTitle(`${name} · 신발장`);
    await page.getByRole('banner').getByRole('link', { name: '피드', exact: true }).click();
    await expect(page).toHaveTitle('착화 피드 · 신발장');
    await page.goto('/products?q=%ED%95%9C%EA%B0%95');
    await expect(page).toHaveTitle('‘한강’ 검색 결과 · 신발장');
  });
});

test('Back restores filters, page and scroll position', async ({ page }) => {
  await page.goto('/products?page=0&size=9&sort=latest');
  await page.getByRole('button', { name: /^정렬/ }).click();
  await page.getByRole('menuitemradio', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(page.getByText('2 / 5 페이지')).toBeVisible();
  const card = page.locator('main ul li a').last();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await card.scrollIntoViewIfNeeded();
  // The click itself may scroll the card into view: the position at the click counts.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), true),
  );
  await card.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.goBack();
  await expect(page.getByText('2 / 5 페이지')).toBeVisible();
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a next page starts at its top, and Back restores the position of the last one', async ({ page }) => {
  await page.goto('/products');
  const next = page.getByRole('button', { name: '다음' });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await next.click();
  await expect(page.getByText('2 / 3 페이지')).toBeAttached();
  const first = page.locator('main ul li a').first();
  await expect(first).toBeInViewport();
  await page.goBack();
  await expect(page.getByText('1 / 3 페이지')).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('category dialog leads to products, whose options show sold-out sizes', async ({ page }) => {
  await test.step('the category dialog pushes its sliders and leads to the products', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '카테고리' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider', { name: '최소 가격' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('slider', { name: '최대 가격' }).focus();
    await page.keyboard.press('Home');
    await expect(dialog.getByText('0원 ~ 0원')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: '런닝화' }).click();
    await expect(page).toHaveURL(/\/products\?categoryId=2&maxPrice=10000&page=0&size=9&sort=latest/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('options show sold-out sizes and keep picks of another colour', async () => {
    await page.goto('/products/1');
    await page.getByRole('button', { name: /네이비/ }).click();
    await page
      .getByRole('button', { name: /^\d{3}/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    await page.getByRole('button', { name: /블랙/ }).click();
    await page
      .getByRole('button', { name: /^\d{3}/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    await expect(page.getByText('선택한 금액 (2켤레)')).toBeVisible();
  });
});

test('a part that fails to load leaves the page working, and the plain search too', async ({ page }) => {
  await page.route(/assets\/extras-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '지금 인기 있는 신발' })).toBeVisible();
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await box.fill('한강');
  await page.unroute(/assets\/extras-/);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=/);
  await expect(page.getByRole('heading', { name: '한강 텐케이' })).toBeVisible();
  // Suggestions come with the first input on the page.
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 2);
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
});
