import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectFocus, press, write } from './support/keyboard.ts';
import { codeOf, linkOf } from './support/shop/emails.ts';
import { bearer } from './support/shop/members.ts';
import { joined, newcomer } from './support/shop/newcomers.ts';

test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('account search: by name, phone number and code, by keyboard, with masked results', async ({ page }) => {
  await test.step('number without an account', async () => {
    await page.goto('/find-account');
    await write(page, page.getByLabel('이름', { exact: true }), '김하루');
    await write(page, page.getByLabel('휴대전화번호', { exact: true }), '0101');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByLabel('휴대전화번호', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    const { phone } = newcomer();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(heading(page, '인증 번호를 입력해 주세요')).toBeVisible();
    const code = await codeOf(page, phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const field = page.getByLabel('인증 번호 6자리', { exact: true });
    await write(page, field, wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않아요.');
    await expectFocus(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(heading(page, '가입한 계정이 없어요')).toBeVisible();
    await press(page, button(page, '다시 찾기'));
    await expect(heading(page, '계정 찾기')).toBeVisible();
  });
  await test.step('number of the member', async () => {
    const headers = await bearer(page, 'jiwoo');
    const profile = await page.request.get('/api/users/me/profile', { headers });
    const { phone, name } = (await profile.json()).data;
    await page.goto('/find-account');
    await page.getByLabel('이름', { exact: true }).fill(name);
    await page.getByLabel('휴대전화번호', { exact: true }).fill(phone);
    await button(page, '인증 번호 받기').click();
    await page.getByLabel('인증 번호 6자리', { exact: true }).fill(await codeOf(page, phone));
    await button(page, '계정 확인').click();
    await expect(page.getByRole('list', { name: '가입한 이메일' })).toContainText('j***o@sinbaljang.test');
  });
});

test('lockout: ended by an e-mail link, by keyboard', async ({ page }) => {
  const { email, password } = await joined(page);
  // This shop has no rate limits: the answer for a locked account is stubbed.
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { success: false, data: null } }),
  );
  await page.goto('/login');
  await write(page, page.getByLabel('이메일', { exact: true }), email);
  await write(page, page.getByLabel('비밀번호', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('다시 시도해 주세요');
  await press(page, button(page, '메일로 잠금 풀기'));
  await expect(page.getByText('잠금을 푸는 링크를 보냈어요')).toBeVisible();
  await page.goto(await linkOf(page, email, 'unlock'));
  await expect(heading(page, '잠금을 풀었어요')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('device'))).toMatch(/^[\w-]{43}$/);
  await page.unroute('**/api/auth/login');
  await press(page, page.getByRole('link', { name: '로그인하기' }));
  await expect(heading(page, '로그인')).toBeVisible();
});
