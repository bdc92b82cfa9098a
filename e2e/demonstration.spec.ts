import { demonstrationText as text } from '#src/areas/shell/demonstration/demonstration.text.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { freePort, openSecondShop, type SecondShop } from './support/shop/second-shop.ts';

/** On PostgreSQL only QA can move the clock; `npm start` opens a shop on the embedded database. */
const DEMONSTRATION = { DEMO_GUIDE: '1', QA_TOOLS: '1' };

let shop: SecondShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openSecondShop(await freePort(), DEMONSTRATION);
});
test.afterAll(() => shop.close());

test('demonstration guide: a person logs in as each role, moves the day and follows a tour, by keyboard alone', async ({
  page,
}) => {
  await page.goto(`${shop.base}/`);
  const open = page.getByRole('button', { name: text.open });
  const guide = page.getByRole('complementary', { name: text.title });
  const press = async (name: string) => {
    await guide.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await test.step('the guide opens and folds, and the focus follows', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(guide.getByRole('button', { name: text.fold })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await test.step('one press logs in, and another one as somebody else', async () => {
    for (const role of ['user', 'admin'] as const) {
      await press(text.roles[role]);
      await expect(guide.getByRole('button', { name: text.roles[role] })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect.poll(() => page.evaluate(() => localStorage.getItem('userType'))).toBe(role);
    }
  });
  await test.step('a tour leads to the page of each of its steps', async () => {
    const { title, steps } = text.tours.return;
    await press(title);
    await press(text.next);
    await expect(guide.getByRole('status').filter({ hasText: steps[1] })).toBeVisible();
    await press(text.next);
    await guide.getByRole('link', { name: text.go }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(claim-manage|login|$)/);
    await press(text.leave);
  });
  await test.step('a week passes for the whole shop, and the page is loaded anew', async () => {
    const today = async () =>
      Date.parse((await (await page.request.get(`${shop.base}/api/products?size=1`)).json()).timestamp);
    const before = await today();
    const loaded = page.waitForEvent('load');
    await press(text.week);
    await loaded;
    expect((await today()) - before).toBeGreaterThan(6 * 86_400_000);
    await open.click();
    await expect(guide.getByText(text.ahead(7))).toBeVisible();
  });
  await test.step('what is put away stays away', async () => {
    await press(text.putAway);
    await expect(guide).toHaveCount(0);
    await page.reload();
    // Its code comes after everything else, and finds that it is not wanted.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('open-demonstration')),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(open).toHaveCount(0);
  });
});
