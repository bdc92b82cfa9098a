import { expect, loginAs, test } from './support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('shell: heights of the header, the nickname in it if there is room, and the tab bar on a phone', async ({
  page,
}) => {
  await loginAs(page, 'user');
  await page.goto('/terms');
  await test.step('60 px, and 70 px up to 768 px, without the nickname', async () => {
    const account = page.getByRole('button', { name: '걷는하루님의 계정 메뉴' });
    const nickname = account.getByText('걷는하루', { exact: true });
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    for (const [width, wanted] of [
      [1280, 60],
      [769, 60],
      [768, 70],
      [390, 70],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(height).toBe(wanted);
      await expect(account).toBeVisible();
      await expect(nickname).toBeVisible({ visible: wanted === 60 });
    }
  });
  await test.step('a page with its own action bar hides the tab bar', async () => {
    const tabs = page.getByRole('navigation', { name: '빠른 메뉴' });
    await expect(tabs.getByRole('link')).toHaveText(['홈', '피드', '찜', '마이']);
    const box = await tabs.boundingBox();
    expect([box?.height, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([56, PHONE.height]);
    // The end of the page is visible above it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByText('© ').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 56);
    await tabs.getByRole('link', { name: '피드' }).click();
    await expect(tabs.getByRole('link', { name: '피드' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('button', { name: '카테고리' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '신상' }).click();
    await expect(page).toHaveURL(/sort=latest/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/products/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tabs).toHaveCount(0);
  });
});

test('shell: the header of a phone hides on scrolling down and shows on the way up, without a shift', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await page.mouse.move(200, 400);
  /** A finished scroll: the next one starts from there. */
  const scrollBy = async (px: number) => {
    const to = px + (await page.evaluate(() => window.scrollY));
    await page.mouse.wheel(0, px);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(to);
  };
  await scrollBy(250);
  // The code that moves it loads after the first view: the test scrolls until it is there.
  await expect(async () => {
    await scrollBy(-40);
    await scrollBy(40);
    await expect(header).not.toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await scrollBy(-60);
  await expect(header).toBeInViewport();
  await scrollBy(60);
  await expect(header).not.toBeInViewport();
  // The tab order is unchanged.
  await header.getByRole('link', { name: '신발장' }).focus();
  await expect(header).toBeInViewport();
});

test('home: the first products are inside of the first screen', async ({ page }) => {
  for (const [width, height, most] of [
    [390, 844, 844 - 56],
    [1280, 800, 940],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const first = await page.locator('[data-flow="home"] figure').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(640);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(most);
  }
});

test('shell: on a phone the category dialog opens from the menu, by keyboard too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: '메뉴 열기' });
  await menu.click();
  await page.getByRole('button', { name: '카테고리와 가격으로 찾기' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '카테고리', exact: true });
  await expect(dialog.getByRole('button', { name: '컨버스' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toHaveCount(0);
  // The focus is in the dialog, and returns to the menu when it closes.
  await expect(dialog.locator('*:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('button', { name: '카테고리와 가격으로 찾기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '컨버스' }).click();
  await expect(page).toHaveURL(/\/products\?categoryId=5&page=0&size=9&sort=latest$/);
});
