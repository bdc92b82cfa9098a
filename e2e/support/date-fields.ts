import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A date field by its label, once its code has loaded; in a period the field of its first or last day. */
export const dateField = (place: Page | Locator, label: string | RegExp): Locator =>
  place.getByRole('group', { name: label, exact: true });

/**
 * Types an ISO day, or `yyyy-MM-ddTHH:mm` into a field with a time, and leaves the field; '' deletes what is there.
 */
export async function fillDate(place: Page | Locator, label: string | RegExp, value: string): Promise<void> {
  const segments = dateField(place, label).getByRole('spinbutton');
  await expect(segments.first()).toBeVisible();
  const parts = value ? value.split(/[-T:]/) : [];
  for (let at = (await segments.count()) - 1; at >= 0; at -= 1) {
    const segment = segments.nth(at);
    await segment.focus();
    const part = parts[at];
    if (part) await segment.pressSequentially(part);
    else for (let digit = 0; digit < 4; digit += 1) await segment.press('Backspace');
  }
  await segments.first().focus();
  await segments.first().blur();
}

/** Expects what a date field shows, such as `2099. 12. 30. 18:00`. */
export const expectDate = (place: Page | Locator, label: string | RegExp, shown: string): Promise<void> =>
  expect(dateField(place, label)).toHaveText(shown);
