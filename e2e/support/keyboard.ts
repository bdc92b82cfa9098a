import type { Locator, Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect } from './fixtures.ts';

/** More tab stops than any page has: the list of shoes has every kind of filter. */
const MOST_STOPS = 250;

/** Returns why the focus is not visible; empty if it is. Runs in the page. */
function faultOfRing(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // Controls drawn by their label, such as a star or a file button, have the ring there.
  const next = focused.nextElementSibling;
  const label = focused.closest('label') ?? (next instanceof HTMLLabelElement ? next : null);
  const hasRing = (element: Element | null): boolean => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isInSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    // The default ring of the browser reports no true width.
    const isDrawn = outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    return isInSight && isDrawn && Math.min(width, height) > 4;
  };
  return hasRing(focused) || hasRing(label) ? '' : `no ring in sight: ${focused.outerHTML.slice(0, 120)}`;
}

/** Expects that the target has the focus and shows it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect.poll(() => target.page().evaluate(faultOfRing)).toBe('');
}

/** Expects the focus in the region: the focused element is gone, and Tab continues from here. */
export const expectFocusWithin = (region: Locator): Promise<void> =>
  expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Expects the focus on the new page, so that Tab starts with its content. */
export const expectNewPage = async (page: Page, address: RegExp): Promise<void> => {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toBeFocused();
};

/** Most presses between two looks at where the focus is. */
const LONGEST_HOLD = 10;

/**
 * How many stops the focus is away from an element: 0 where it has it, null where it has left the page. An estimate, at
 * least 1 and perhaps too many: half of it can be pressed without passing the element. Runs in the page.
 */
const stopsTo = (element: Element, isBack: boolean): number | null => {
  const focused = document.activeElement;
  if (!element.isConnected) return null;
  if (element === focused) return 0;
  // Where nothing has the focus, Tab may begin anywhere.
  if (!focused || focused === document.body) return 1;
  const from = isBack ? element : focused;
  const to = isBack ? focused : element;
  const isBetween = (one: Element) =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (to.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled:not([type="radio"], [type="hidden"]), input:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  const between = [...controls].filter(
    (one) => one.tabIndex >= 0 && isBetween(one) && one.checkVisibility({ visibilityProperty: true }),
  );
  return between.length + 1;
};

/** Presses Tab, or Shift+Tab; several times as a person does who holds the key down. */
async function hold({ keyboard }: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  if (times === 1) return keyboard.press(key);
  if (key === 'Shift+Tab') await keyboard.down('Shift');
  for (let time = 0; time < times; time += 1) await keyboard.down('Tab');
  await keyboard.up('Tab');
  if (key === 'Shift+Tab') await keyboard.up('Shift');
}

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let [presses, times] = [0, 1]; presses < MOST_STOPS; ) {
    await hold(page, key, times);
    presses += times;
    const stops = await element?.evaluate(stopsTo, key === 'Shift+Tab');
    if (stops === 0) return expectFocus(target);
    // The element was rendered again. Finding it by role after each key would take longer than the key.
    if (stops === null || stops === undefined) element = await target.elementHandle();
    times = Math.max(1, Math.min(LONGEST_HOLD, Math.floor((stops ?? 1) / 2)));
  }
  throw new Error(`${target} is not reached with ${key}`);
}

/** Presses Enter on the target, reached by Tab, as soon as it takes a press: a busy one does nothing, and says so. */
export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await goTo(page, target, key);
  await expect(target).toBeEnabled();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Replaces the value of a field, reached by Tab. */
export async function write(page: Page, field: Locator, words: string, key?: 'Tab' | 'Shift+Tab') {
  await goTo(page, field, key);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

/** Opens the file chooser of a field, and chooses a picture. */
export async function choosePicture(page: Page, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, field);
  await (await chooser).setFiles(PICTURE);
  await expectFocus(field);
}

/** Answers the confirmation that the focused button opens: Escape first, which returns to the button, then yes. */
export async function answer(page: Page, asking: Locator, yes: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await press(page, asking);
  await expect(question).toBeVisible();
  await expectFocusWithin(question);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expectFocus(asking);
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: yes, exact: true }));
  await expect(question).toHaveCount(0);
}
