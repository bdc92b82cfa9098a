import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';

/** Value of a field with a `|` at its caret. */
const caretIn = (field: Locator): Promise<string> =>
  field.evaluate((input) =>
    input instanceof HTMLInputElement && input.selectionStart !== null
      ? `${input.value.slice(0, input.selectionStart)}|${input.value.slice(input.selectionStart)}`
      : '',
  );

test('a price has its separators while it is typed, and the caret stays behind the same digit', async ({
  page,
}) => {
  await signIn(page, 'seller');
  await page.goto('/products/upload');
  const price = page.getByLabel('판매가 (필수)');
  await price.pressSequentially('189000');
  expect(await caretIn(price)).toBe('189,000|');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  expect(await caretIn(price)).toBe('1,2|89,000');
  await page.keyboard.press('Backspace');
  expect(await caretIn(price)).toBe('1|89,000');
  await page.keyboard.press('End');
  for (let left = 3; left > 0; left -= 1) await page.keyboard.press('ArrowLeft');
  // The caret stands behind the separator, which goes with the digit before it.
  await page.keyboard.press('Backspace');
  expect(await caretIn(price)).toBe('18|,000');
  await page.keyboard.press('Delete');
  expect(await caretIn(price)).toBe('1,8|00');
  await price.selectText();
  await page.keyboard.insertText('２５９，０００원');
  await expect(price).toHaveValue('259,000');
  await expect(price).toHaveAccessibleDescription(/^원/);
});
