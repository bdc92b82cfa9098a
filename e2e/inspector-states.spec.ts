import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { box } from './support/inspected.ts';

/** Within this time the first screen of the gallery is there, in ms. */
const FIRST_SCREEN_MS = 2_000;

test.describe('state of a walk in the shop', () => {
  test('opens its screen in the state, with the panel, for a sample person', async ({ page }) => {
    await page.goto('/__inspector/machines/cart');
    await page.getByRole('button', { name: /실패/ }).first().click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: '장바구니 화면에서 열기' }).click();
    const shop = await opening;
    const cart = shop.locator('[data-flow="cart"]');
    await expect(cart).toHaveAttribute('data-state', /failed/);
    const panel = shop.frameLocator('iframe');
    await expect(box(panel, 'cart')).toBeVisible();
    await panel.getByRole('tab', { name: '고장과 시계' }).click();
    await expect(panel.getByRole('heading', { name: '다음 호출을 고장 내기' })).toBeVisible();
    await expect(shop.getByRole('button', { name: /계정 메뉴$/ })).toBeVisible();
  });

  test('says which screens show a flow that is a part of them, or of every page', async ({ page }) => {
    await page.goto('/__inspector/machines/productOptions');
    await expect(page.getByText('이 흐름은 화면의 한 부분이에요.')).toBeVisible();
    await page.goto('/__inspector/machines/shell');
    await expect(page.getByText('이 흐름은 쇼핑몰의 모든 화면에 있어요.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('screen gallery', () => {
  test('shows its first screen at once, and loads frames that are in view', async ({ page }) => {
    const begun = Date.now();
    await page.goto('/__inspector/screens');
    await expect(
      page.locator('[data-frame] img').or(page.locator('[data-frame="shown"]')).first(),
    ).toBeVisible();
    const pictured = Date.now() - begun;
    await expect(page.locator('[data-frame="shown"]').first()).toBeVisible();
    const live = Date.now() - begun;
    test.info().annotations.push({ type: 'first screen', description: `${pictured} ms, live ${live} ms` });
    if (thorough) expect(pictured).toBeLessThan(FIRST_SCREEN_MS);
    await expectAccessible(page);
  });

  test('shows a screen to another role, without a network and on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/__inspector/screens');
    await page.getByLabel('화면 선택').selectOption('cart');
    await page.getByLabel('보는 사람').selectOption('visitor');
    await page.getByLabel('너비').selectOption('phone');
    await page.getByLabel('인터넷 끊김').check();
    const frame = page.frameLocator('iframe').first();
    await expect(frame.locator('[data-flow="cart"]').first()).toHaveAttribute('data-state', /./);
    await expect(frame.getByText('인터넷 연결이 끊겼어요', { exact: false }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
