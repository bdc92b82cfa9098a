import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';

const PAGES = [
  '/',
  '/products',
  '/products/1',
  '/feeds',
  '/feed/3',
  '/login',
  '/terms',
  '/privacy-policy',
  '/cart',
  '/nowhere',
  '/mypage',
  '/mypage/points',
  '/mypage/level',
  '/mypage/badges',
  '/mypage/comments',
  '/profile-view',
  '/profile-edit',
  '/account-settings',
  '/feed-create',
  '/my-feeds',
  '/liked-feeds',
];

/** A phone, a tablet and a desk; e2e/inspector-screens.spec.ts looks at every state of a desk. */
const WIDTHS = [390, 768, 1280];
/** Colours fade into those of the other theme: what is between them is nobody's. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
/** Shares of the pages, so that they are looked at side by side. */
const SHARES = 3;

for (let share = 0; share < SHARES; share += 1) {
  test(`axe finds nothing serious at three widths, in light and dark, ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await loginAs(page, 'user');
    for (const path of PAGES.filter((_, index) => index % SHARES === share)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await expectAccessible(page);
          // The page follows the device while it is open.
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('html.dark')).toBeAttached();
          await atRest(page);
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await expect(page.locator('html.dark')).toHaveCount(0);
          await atRest(page);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(sideways).toBeLessThanOrEqual(0);
        });
      }
    }
  });
}
