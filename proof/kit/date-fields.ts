import type { Locator, Page } from '@playwright/test';

/** A date field by its label, once its code has loaded; in a period the field of its first or last day. */
export const dateField = (place: Page | Locator, label: string | RegExp): Locator =>
  place.getByRole('group', { name: label, exact: true });

/**
 * Types an ISO day, or `yyyy-MM-ddTHH:mm` into a field with a time, and leaves the field; '' deletes what is there.
 */
export async function fillDate(place: Page | Locator, label: string | RegExp, value: string): Promise<void> {
  const segments = dateField(place, label).getByRole('spinbutton');
  await segments.first().waitFor();
  const { keyboard } = segments.page();
  const parts = value.split(/[-T:]/);
  await segments.last().focus();
  // Deleting goes on to the segment before; a year has four digits.
  if (!value)
    for (let left = 2 * (await segments.count()) + 4; left > 0; left -= 1) await keyboard.press('Backspace');
  for (let at = value ? parts.length - 1 : -1; at >= 0; at -= 1) {
    await segments.nth(at).focus();
    await segments.nth(at).pressSequentially(parts[at] ?? '');
  }
  await segments.first().focus();
  await segments.first().blur();
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Fills the fields of a form that a change names, by the label of each; days are typed into date fields. */
export async function fillFields(
  place: Locator,
  labels: Readonly<Record<string, string>>,
  change: object | undefined,
): Promise<void> {
  for (const [field, value] of Object.entries(change ?? {})) {
    const label = labels[field] ?? '';
    if (DAY.test(String(value))) await fillDate(place, label, String(value));
    else await place.getByLabel(label, { exact: true }).fill(String(value));
  }
}
