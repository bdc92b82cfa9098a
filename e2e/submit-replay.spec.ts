import type { Page } from '@playwright/test';
import { login } from '#domain/members/auth/login.ts';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { PENDING_STEP_KEY } from '#src/lib/storage/tab-keys.ts';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { expect, test, watchErrors } from './support/fixtures.ts';
import { type HeldScripts, holdScripts } from './support/held-scripts.ts';
import { type DrawnForm, EMAIL, FORMS, MARK, PASSWORD } from './support/rendered-forms.ts';

test.use({ comesToLife: false });

const form = (page: Page) => page.locator('#root form').last();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** Answers the call of a form with a refusal and stores its bodies. */
async function callsTo(page: Page, path: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    bodies.push(route.request().postDataJSON());
    const refusal = { success: false, code: 'SERVICE_UNAVAILABLE', message: '거절했어요.', data: null };
    return route.fulfill({ status: 503, json: { ...refusal, errors: [], requestId: 'x', timestamp: '' } });
  });
  return bodies;
}

/** Typed values are in no address, history entry or request. */
async function expectNothingSent(page: Page, address: string, { sent }: HeldScripts): Promise<void> {
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
  expect(sent().filter(({ method, url, body }) => method !== 'GET' || (url + body).includes(MARK))).toEqual(
    [],
  );
}

/** Fills a form before hydration and submits it in one of two ways. */
async function submitEarly(page: Page, drawn: DrawnForm, way: (typeof WAYS)[number]): Promise<void> {
  const { address, typed, ticked = [], submit, call } = drawn;
  await page.addInitScript(([key, value]) => window.sessionStorage.setItem(key, value), [
    PENDING_STEP_KEY,
    JSON.stringify({ tempToken: 'first-step', returnTo: '/' }),
  ] as const);
  const bodies = await callsTo(page, call.path);
  const scripts = await holdScripts(page);
  await scripts.open(address);
  for (const tick of ticked) await page.getByLabel(tick).check();
  for (const [name, words] of Object.entries(typed)) await field(page, name).fill(words);
  const [last = '', words = ''] = Object.entries(typed).at(-1) ?? [];
  const button = form(page).getByRole('button', { name: submit, exact: true });
  await field(page, last).fill(words.slice(0, -1));
  if (way === 'Enter') await field(page, last).press('Enter');
  else await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expectNothingSent(page, address, scripts);
  await button.click({ force: true });
  await expectNothingSent(page, address, scripts);
  // The field is changed while the submit waits: the last value is sent.
  await field(page, last).fill(words);
  await scripts.release();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining(call.body)]);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  for (const tick of ticked) await expect(page.getByLabel(tick)).toBeChecked();
  // Only the check of the nickname has a value in its address.
  const addresses = scripts.sent().filter(({ url }) => new URL(url).pathname !== checkNickname.path);
  expect(addresses.filter(({ url }) => url.includes(MARK))).toEqual([]);
}

const WAYS = ['Enter', 'the button'] as const;
/** Every form by one way, every way in several forms; in `npm run test:all` every form by both. */
const waysOf = (place: number) => WAYS.filter((_, nth) => thorough || nth === place % WAYS.length);
test('submit replay: a submit before hydration is sent once after it, with all typed values', async ({
  browser,
}) => {
  test.setTimeout(FORMS.length * 30_000);
  for (const [place, drawn] of FORMS.entries())
    for (const way of waysOf(place))
      await test.step(`${drawn.address}: ${way}`, async () => {
        // Each uses its own visit: storage of one must not hide a leak of another.
        const visit = await browser.newContext();
        const page = await visit.newPage();
        const errors = watchErrors(page);
        await submitEarly(page, drawn, way);
        expect(errors).toEqual([]);
        await visit.close();
      });
});

test('submit replay: values filled in by the browser without an event are part of the form', async ({
  page,
}) => {
  const bodies = await callsTo(page, login.path);
  const scripts = await holdScripts(page);
  await scripts.open('/login');
  const fill = (name: string, words: string) =>
    field(page, name).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, words);
  await fill('email', EMAIL);
  await fill('password', PASSWORD);
  await scripts.release();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ email: EMAIL, password: PASSWORD })]);
});

test('form fields in an address are removed from it before the page is shown, and from the history', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await scripts.open(`/login?email=${EMAIL}&password=${PASSWORD}&returnTo=%2Fcart`);
  expect(new URL(page.url()).search).toBe('?returnTo=%2Fcart');
  expect(await page.evaluate(() => [window.history.length, document.referrer])).toEqual([2, '']);
  expect(await page.content()).not.toContain(MARK);
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await page.evaluate(() => document.referrer)).not.toContain(MARK);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcart$/);
  await scripts.release();
  await expect(field(page, 'email')).toHaveValue('');
});
