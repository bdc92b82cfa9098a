import { expect, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { signIn } from './support/shop/members.ts';

/** The cards whose controls are for fingers; the table of the notices is narrower than that. */
const CARDS = ['login', 'mfa', 'passkeys', 'social', 'devices', 'privacy'];

/** Runs in the page: whether it is wider than the window, and the controls that are too small for a finger. */
function faultsOfCard() {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const controls = document.querySelectorAll<HTMLElement>(
    'main button, main a[href], main input, main select',
  );
  const small = [...controls]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      // What is drawn may be smaller than what can be hit.
      const boxes = [one, one.closest('label') ?? one].map((part) => part.getBoundingClientRect());
      const most = (of: 'width' | 'height') => Math.max(...boxes.map((box) => box[of]));
      return { one, width: most('width'), height: most('height') };
    })
    .filter(({ width, height }) => height > 0 && (height < 43.5 || width < 43.5))
    .map(({ one, width, height }) => `${one.outerHTML.slice(0, 80)} ${width}x${height}`);
  return { wide, small };
}

test('account settings: each card can be used on a narrow phone', async ({ page }) => {
  await signIn(page, 'taeo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account-settings?tab=login');
  for (const tab of CARDS) {
    await page.evaluate((card) => history.pushState(null, '', `/account-settings?tab=${card}`), tab);
    await expect(page.locator(`[data-tab="${tab}"][aria-selected="true"]`)).toBeVisible();
    await atRest(page);
    await expect(page.locator(`main [aria-busy="true"]`)).toHaveCount(0);
    expect([tab, await page.evaluate(faultsOfCard)]).toEqual([tab, { wide: false, small: [] }]);
  }
});
