import type { Page } from '@playwright/test';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';

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
/** Rules that judge colours: another theme changes nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Shares of the pages, so that they are looked at side by side. */
const SHARES = 3;

/** What a browser leaves out far below is looked at as if it were on the screen: until then it has no place of its own. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** Runs in the page: what has another size or another theme is drawn, and has faded into it. */
const settled = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const fading = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  // One that is given up halfway is over too.
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/** Everything that the page asks for when it opens is there, or known to have failed. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page of a member begins with its code: until that is there, nothing in it says that it waits.
  await atRest(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (let share = 0; share < SHARES; share += 1) {
  test(`axe finds nothing serious at three widths, in light and dark, ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await loginAs(page, 'user');
    for (const path of PAGES.filter((_, index) => index % SHARES === share)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
        for (const width of WIDTHS)
          await test.step(`${path} at ${width} px, ${theme}`, async () => {
            await page.setViewportSize({ width, height: 844 });
            await showAll(page);
            await page.evaluate(settled);
            await expectAccessible(page, theme === 'dark' ? OF_COLOUR : []);
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            );
            expect(sideways).toBeLessThanOrEqual(0);
          });
      }
    }
  });
}
