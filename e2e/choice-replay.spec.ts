import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';
import { atRest } from './support/layout/at-rest.ts';

test.use({ comesToLife: false });

const form = (page: Page) => page.locator('#root form').last();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

test('before hydration: searches are sent by the browser, with their choices after hydration, and keep typed text', async ({
  page,
}) => {
  await test.step('the search page is sent by the browser', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/search');
    await form(page).locator('[name="q"]').fill('부츠');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('부츠')}`);
    await scripts.release();
    await expect(form(page).locator('[name="q"]')).toHaveValue('부츠');
  });
  await test.step('search with choices is sent after hydration, with the choices', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/event-list?status=all');
    await page.getByLabel('이벤트 종류').selectOption('draw');
    await field(page, 'keyword').fill('추첨');
    await field(page, 'keyword').press('Enter');
    await expect(form(page).getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/event-list\?status=all$/);
    await scripts.release();
    await expect(page).toHaveURL(`/event-list?status=all&type=draw&keyword=${encodeURIComponent('추첨')}`);
    await expect(page.getByLabel('이벤트 종류')).toHaveValue('draw');
  });
  await test.step('text typed in the header while the combobox loads stays, with the focus', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/products');
    await page.getByRole('banner').getByRole('searchbox').pressSequentially('운동');
    await scripts.release();
    const box = page.getByRole('banner').getByRole('combobox');
    await expect(box).toHaveValue('운동');
    await expect(box).toBeFocused();
    await page.keyboard.type('화');
    await expect(box).toHaveValue('운동화');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  });
});

test('before hydration: a sort order and a checkbox chosen before apply after it', async ({ page }) => {
  await test.step('in the first view', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/products/1/reviews');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByLabel('정렬').selectOption({ index: 1 });
    await scripts.release();
    await expect(page).toHaveURL(/[?&]sort=/);
    await expect(page).toHaveURL(/[?&]photo/);
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
  });
  await test.step('in a part that is hydrated late', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/feeds');
    await page.getByRole('main').getByRole('combobox').selectOption('popular');
    await scripts.release();
    await expect(page).toHaveURL(/[?&]sort=popular/);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('popular');
  });
});

const composeIn = async (page: Page) => {
  const ime = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    end: (text: string) => ime.send('Input.insertText', { text }),
  };
};

test('hydration: a syllable being composed in a form is completed', async ({ page }) => {
  const ime = await composeIn(page);
  const scripts = await holdScripts(page);
  await scripts.open('/find-account');
  await field(page, 'name').focus();
  await ime.end('김');
  await ime.compose('이');
  await scripts.release();
  await ime.compose('일');
  await ime.end('이르');
  await ime.compose('ㅁ');
  await ime.end('ㅁ');
  await expect(field(page, 'name')).toHaveValue('김이르ㅁ');
  await expect(field(page, 'name')).toBeFocused();
});

test('hydration: the search combobox waits for the end of a syllable', async ({ page }) => {
  const ime = await composeIn(page);
  const scripts = await holdScripts(page);
  await scripts.open('/products');
  const plain = page.getByRole('banner').getByRole('searchbox');
  await plain.focus();
  await ime.end('김');
  await ime.compose('이');
  await scripts.release();
  // Everything that loads after the first view is loaded.
  await atRest(page);
  await expect(plain).toHaveValue('김이');
  await ime.compose('일');
  await expect(plain).toHaveValue('김일');
  await ime.end('일');
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toHaveValue('김일');
  await expect(box).toBeFocused();
});
