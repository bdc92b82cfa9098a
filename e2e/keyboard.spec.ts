import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/db/seed/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** Goes on with Tab, or back with Shift+Tab, until the target has the focus: a person without a mouse. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${key}`);
}

test('from the first page to a like without a mouse', async ({ page }) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await page.goto('/');
  await goTo(page, page.getByRole('link', { name: '본문으로 건너뛰기' }));
  await goTo(page, banner.getByRole('link', { name: '상품', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products/);
  await goTo(page, main.locator('ul li a').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);

  await goTo(page, banner.getByRole('link', { name: '로그인' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await goTo(page, page.getByLabel('이메일', { exact: true }));
  await page.keyboard.type('taeo@sinbaljang.test');
  await goTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);

  await goTo(page, banner.getByRole('link', { name: '피드', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feeds$/);
  await goTo(page, main.locator('ul li a').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed\/\d+$/);
  const like = main.getByRole('button', { name: /^좋아요 \d/ });
  await goTo(page, like);
  const before = await like.getAttribute('aria-pressed');
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect(like).toHaveAttribute('data-state', 'settled');
  await expect(like).toBeFocused();
});
