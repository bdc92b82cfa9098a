import { expect, expectAccessibleFlow, loginAs, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('feed list: a phone shows pictures first, in list order', async ({ page }) => {
  await page.goto('/feeds');
  const tiles = page.locator('[data-flow="feedList"] ul > li');
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { left, top } = tile.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(6);
  expect(boxes[0]?.top).toBeLessThanOrEqual(120);
  // From the top, and in one row from the left.
  const sorted = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
  expect(boxes).toEqual(sorted);
});

test('tagged product: its sizes open in the feed, and one goes into the cart', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/feed/5');
  const open = page.getByRole('button', { name: '사이즈 보기' });
  await open.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await open.click();
  const sheet = page.getByRole('dialog');
  // The own size is advised and selected; the size of the author is marked.
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText(/추천$/);
  await expect(sheet.getByRole('button', { name: /착용$/ })).toBeVisible();
  await expectAccessibleFlow(page, 'taggedProduct');
  const added = page.waitForRequest(
    (request) => request.url().endsWith('/api/users/cart/items') && request.method() === 'POST',
  );
  // Answered after both clicks: the second one must not land on the page behind a closed sheet.
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/users/cart/items', async (route) => {
    await pressed;
    await route.continue();
  });
  await sheet.getByRole('button', { name: '장바구니 담기' }).dblclick();
  answer();
  await added;
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('장바구니에 담았어요');
  await expect(page).toHaveURL(/\/feed\/5$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(open).toBeFocused();
});
