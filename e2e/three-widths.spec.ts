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

/** Rules about colours: another theme changes nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/**
 * What axe looks at on a phone, a tablet and a desktop. e2e/inspector-screens.spec.ts checks every state of a desktop in
 * light; a tablet has no colours that neither of the others has.
 */
const LOOKS = [
  { theme: 'light', width: 390, rules: [] },
  { theme: 'light', width: 768, rules: [] },
  { theme: 'light', width: 1280, rules: null },
  { theme: 'dark', width: 1280, rules: OF_COLOUR },
  { theme: 'dark', width: 390, rules: OF_COLOUR },
] as const;
/** Parts of the pages that run in parallel. */
const SHARES = 3;

/** Content that the browser skips far below is rendered as if on the screen: until then it has no position. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** Runs in the page: resolves when the new size or theme is drawn and its transition has ended. */
const settled = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const fading = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  // An aborted request has ended too.
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/** Waits until all requests of an opened page are answered or have failed. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page of a member begins with loading its code: until then no part of it is marked as busy.
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
      for (const { theme, width, rules } of LOOKS)
        await test.step(`${path} at ${width} px, ${theme}`, async () => {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
          await page.setViewportSize({ width, height: 844 });
          await showAll(page);
          await page.evaluate(settled);
          if (rules) await expectAccessible(page, rules);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(sideways).toBeLessThanOrEqual(0);
        });
    }
  });
}
