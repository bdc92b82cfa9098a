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
/** What a browser leaves out far below is looked at as if it were on the screen: until then it has no place of its own. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
/** Shares of the pages, so that they are looked at side by side. */
const SHARES = 3;

for (let share = 0; share < SHARES; share += 1) {
  test(`axe finds nothing serious at three widths, in light and dark, ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await loginAs(page, 'user');
    for (const path of PAGES.filter((_, index) => index % SHARES === share))
      for (const theme of ['light', 'dark'] as const) {
        // Opened in its theme: what lies below the screen fades into another one only when it is shown.
        await page.emulateMedia({ colorScheme: theme });
        for (const width of WIDTHS)
          await test.step(`${path} at ${width} px, ${theme}`, async () => {
            await page.setViewportSize({ width, height: 844 });
            // Opened at its width: what is left out far below is measured anew only when it is shown.
            await page.goto(path);
            await page.waitForLoadState('networkidle');
            await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
            await showAll(page);
            await expectAccessible(page);
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            expect(sideways).toBeLessThanOrEqual(0);
          });
      }
  });
}
