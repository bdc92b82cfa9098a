import type { Page } from '@playwright/test';
import { latestOf } from '#domain/members/signup/documents.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { goTo, press } from './support/keyboard.ts';
import { linkOf } from './support/shop/emails.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

test.describe.configure({ timeout: 120_000 });

const PASSWORD = 'walk-Steps 9!';
const dialog = (page: Page) => page.getByRole('alertdialog', { name: /약관/ });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Signs up with a client without consents, as members did before; returns the address. */
async function joinAsBefore(page: Page): Promise<string> {
  const email = `before-${process.pid}-${Date.now()}@sinbaljang.test`;
  const data = { email, name: '문예전', password: PASSWORD, confirmPassword: PASSWORD, phone: '01023456789' };
  expect((await page.request.post('/api/auth/signup', { data })).status()).toBe(200);
  await page.goto(await linkOf(page, email, 'verify'));
  await expect(page.getByRole('status')).toContainText('이메일 인증을 마쳤어요');
  // The other dialogs of a first log-in are tested in e2e/signup.spec.ts.
  await bearer(page, { email, password: PASSWORD });
  return email;
}

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Answers as if the date of the required consents were in the future. */
const beforeTheDay = (page: Page) =>
  page.route('**/api/users/me/consents', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const early = data.map((row: { latest: object }) => ({
      ...row,
      latest: { ...row.latest, inForce: false },
    }));
    return route.fulfill({ response: answer, json: { ...rest, data: early } });
  });

test('consents: an existing member is asked at login, postpones, and agrees, by keyboard', async ({
  page,
}) => {
  const email = await joinAsBefore(page);
  await beforeTheDay(page);
  await logIn(page, email);
  await expect(dialog(page)).toContainText('새 약관이 곧 시작돼요');
  await expectAccessible(page);
  await press(page, button(page, '나중에'));
  await expect(dialog(page)).toHaveCount(0);
  // The dialog is not shown again in this tab.
  const answered = page.waitForResponse('**/api/users/me/consents');
  await page.goto('/products');
  await answered;
  await expect(dialog(page)).toHaveCount(0);

  await page.unroute('**/api/users/me/consents');
  await page.goto('/products');
  await expect(dialog(page)).toContainText('약관에 동의해 주세요');
  await expectAccessible(page);
  // The dialog cannot be closed, and opening a document is not an answer.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await press(page, dialog(page).getByRole('link', { name: '이용약관 보기' }));
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { name: '이용약관' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PUT', { timeout: 30_000 });
  await press(page, button(page, '동의'));
  expect((await saved).postDataJSON()).toEqual({
    consents: (['AGE_14', 'TERMS', 'PRIVACY'] as const).map((document) => ({
      document,
      version: latestOf(document).version,
      agreed: true,
    })),
    via: 'DIALOG',
  });
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/products');
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('consents: a member who does not agree can withdraw, and both answers have equal weight', async ({
  page,
}) => {
  await signIn(page, 'oldest');
  await page.goto('/mypage/coupons');
  await expect(dialog(page)).toContainText('로그인 기록을 법에 따라 3개월 동안 보관해요.');
  const looks = await Promise.all(
    ['동의', '탈퇴'].map((name) =>
      button(page, name).evaluate((element) => {
        // Measured by layout size: the dialog is still in its transition.
        const { width, height, backgroundColor, color, fontWeight } = getComputedStyle(element);
        return { width, height, backgroundColor, color, fontWeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await button(page, '탈퇴').click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect(flow(page, 'accountWithdrawal')).toHaveAttribute('data-state', /^(ready|blocked)/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
});

test('consents: a member changes advertising settings: night mails require mails', async ({ page }) => {
  await signIn(page, 'gunwoo');
  await page.goto('/account-settings?tab=privacy');
  const card = flow(page, 'consentSettings');
  const day = card.getByLabel('혜택과 소식 메일');
  const night = card.getByLabel('밤 9시~아침 8시 메일');
  await expect(card).toContainText('2026년 11월 21일판');
  await expect(night).toBeDisabled();
  await expectAccessible(page);
  await goTo(page, day);
  await page.keyboard.press('Space');
  await expect(night).toBeEnabled();
  await night.check();
  await expect(card).toHaveAttribute('data-state', 'ready.settled');
  await page.reload();
  await expect(night).toBeChecked();
  await day.uncheck();
  await expect(night).not.toBeChecked();
  await expect(card).toHaveAttribute('data-state', 'ready.settled');
  await page.reload();
  await expect(day).not.toBeChecked();
  await expect(night).toBeDisabled();
});
