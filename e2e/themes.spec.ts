import type { Page } from '@playwright/test';
import { DARK } from '#src/styles/roles.ts';
import { expect, loginAs, test } from './support/fixtures.ts';
import { DAY, NIGHT } from './support/layout/grounds.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name }).check({ force: true });

test('themes: pages follow the device until a choice, which every switch shows', async ({ page }) => {
  await test.step('as a guest, until a choice', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/terms');
    expect(await ground(page)).toBe(NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(DAY);
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, '라이트');
    await expect.poll(() => ground(page)).toBe(DAY);
    await page.reload();
    expect(await ground(page)).toBe(DAY);
    await choose(page, '시스템');
    await expect.poll(() => ground(page)).toBe(NIGHT);
  });
  await test.step('as a member, on every switch', async () => {
    await loginAs(page, 'user');
    await page.goto('/account-settings');
    const inMain = page.getByRole('main').getByRole('radio', { name: '다크' });
    await inMain.check({ force: true });
    await expect.poll(() => ground(page)).toBe(NIGHT);
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: '다크' })).toBeChecked();
  });
});

test.describe('themes without the code of the page', () => {
  test.use({ comesToLife: false });

  test('a dark page is dark from the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/terms');
    expect(await ground(page)).toBe(NIGHT);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', DARK.bg);
  });
});

test('a closing menu opens again by one press', async ({ page }) => {
  await page.goto('/products');
  const sort = page.getByRole('button', { name: /^정렬/ });
  await sort.click();
  const menu = page.locator('[role="menu"]');
  // Its code loads with the first press: it must be open before anything is slowed down.
  await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await sort.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
});
