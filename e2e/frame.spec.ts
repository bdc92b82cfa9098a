import { expect, loginAs, test } from './support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

for (const [width, height] of [
  [1280, 60],
  [769, 60],
  [768, 70],
  [390, 70],
] as const)
  test(`the header with its line is ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height).toBe(height);
  });

test('on a phone the category dialog opens from the menu, by keyboard too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: '메뉴 열기' });
  for (const way of ['click', 'press'] as const) {
    await menu.click();
    const opener = page.getByRole('button', { name: '카테고리와 가격으로 찾기' });
    if (way === 'click') await opener.click();
    else await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: '카테고리', exact: true });
    await expect(dialog.getByRole('button', { name: '컨버스' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toHaveCount(0);
    // The keyboard is in the dialog, and back at the menu when it closes.
    await expect(dialog.locator('*:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
  await menu.click();
  await page.getByRole('button', { name: '카테고리와 가격으로 찾기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '컨버스' }).click();
  await expect(page).toHaveURL(/\/products\?categoryId=5&page=0&size=9&sort=latest$/);
});

test('the nickname stands in the header where there is room for it', async ({ page }) => {
  await loginAs(page, 'user');
  await page.setViewportSize({ width: 769, height: 844 });
  await page.goto('/terms');
  const account = page.getByRole('button', { name: '걷는하루님의 계정 메뉴' });
  await expect(account.getByText('걷는하루', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(account).toBeVisible();
  await expect(account.getByText('걷는하루', { exact: true })).toBeHidden();
});

test('the menu of an administrator has the groups of everyone else under its own', async ({ page }) => {
  await loginAs(page, 'admin');
  await page.goto('/terms');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const groups = page.getByRole('navigation', { name: '전체 메뉴' }).getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['관리자', '쇼핑', '피드', '마이페이지', '고객 지원']);
});

test('the menu of a seller shows the orders that wait, as many as there are', async ({ page }) => {
  await loginAs(page, 'seller');
  let counted = 0;
  // Read on its way: others buy meanwhile, and a page that is left takes its answers along.
  await page.route(/\/api\/seller\/orders\?.*status=ORDERED/, async (route) => {
    const response = await route.fetch();
    counted = (await response.json()).data.totalElements;
    await route.fulfill({ response });
  });
  await page.goto('/terms');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const figures = page.locator('[data-flow="memberFigures"]');
  await expect(figures.getByText('신규 주문')).toBeVisible();
  await expect.poll(() => counted).toBeGreaterThan(0);
  await expect(figures.getByText(`${counted}건`).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(figures.getByText('배송 중')).toBeVisible();
  await expect(figures.getByText('적립 포인트')).toHaveCount(0);
});

test('liked feeds come by twenty', async ({ page }) => {
  await loginAs(page, 'user');
  const asked = page.waitForRequest(/\/api\/feeds\/my-likes\?.*page=0&size=20/);
  await page.goto('/terms');
  await asked;
  const again = page.waitForRequest(/\/api\/feeds\/my-likes\?.*size=/);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page
    .getByRole('navigation', { name: '전체 메뉴' })
    .getByRole('link', { name: '좋아요한 피드' })
    .click();
  expect(new URL((await again).url()).searchParams.get('size')).toBe('20');
});
