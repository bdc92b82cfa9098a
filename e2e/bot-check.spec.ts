import type { ConsoleMessage, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { freePort, openSecondShop, type SecondShop } from './support/shop/second-shop.ts';

const SCRIPT = 'https://www.google.com/recaptcha/**';

// The shop under test has no key: this file starts one with a key, once for both tests.
test.describe.configure({ mode: 'default' });
let keyed: SecondShop | undefined;
test.beforeAll(async () => {
  // A shared machine may take minutes instead of seconds.
  test.setTimeout(300_000);
  keyed = await openSecondShop(await freePort(), { RECAPTCHA_SITE_KEY: 'key-of-the-test' });
});
test.afterAll(() => keyed?.close());

// Playwright blocks service workers in this test and logs a warning.
const isWarning = (message: ConsoleMessage) =>
  message.type() === 'warning' && !message.text().startsWith('Service Worker');

async function logIn(page: Page) {
  await page.getByLabel('이메일', { exact: true }).fill('nari@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test('bot check: a blocked script is reported in the form, and login works once it loads', async ({
  page,
}) => {
  const warnings: string[] = [];
  const sent: unknown[] = [];
  page.on('console', (message) => isWarning(message) && warnings.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
  });
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(`${keyed?.base}/login`);
  await logIn(page);
  const told = '봇 확인 스크립트를 불러오지 못했습니다.';
  await expect(page.getByRole('alert')).toHaveText(told);
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('nari@sinbaljang.test');
  expect([sent, warnings]).toEqual([[], [told]]);

  await page.unroute(SCRIPT);
  const service = 'window.grecaptcha={ready:(f)=>f(),execute:(k,o)=>Promise.resolve(k+"/"+o.action)}';
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: service }));
  await logIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(sent).toMatchObject([{ recaptchaToken: 'key-of-the-test/login_submit' }]);
});

test('bot check: without a key it is off: a warning, no script, and login works', async ({ page }) => {
  const warnings: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => isWarning(message) && warnings.push(message.text()));
  page.on('request', (request) => request.url().includes('recaptcha') && asked.push(request.url()));
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect([warnings, asked]).toEqual([['봇 확인 키가 설정되지 않았습니다.'], []]);
});
