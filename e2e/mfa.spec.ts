import type { Page } from '@playwright/test';
import { codeAt } from '../tests/support/members/mfa.ts';
import { expect, test } from './support/fixtures.ts';
import { goTo, press, write } from './support/keyboard.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { flow } from './support/shop/members.ts';
import { joined, type Newcomer } from './support/shop/newcomers.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

// The tests press many keys, which takes time; they use no mouse.
test.describe.configure({ timeout: 150_000, mode: 'default' });

async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await write(page, page.getByLabel('이메일', { exact: true }), email);
  await write(page, page.getByLabel('비밀번호', { exact: true }), password);
  await press(page, page.getByRole('button', { name: '로그인', exact: true }));
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function logOut(page: Page): Promise<void> {
  await press(page, page.getByRole('main').getByRole('button', { name: '로그아웃' }));
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
}
const settled = (page: Page, name: string, state: string) =>
  expect(flow(page, name)).toHaveAttribute('data-state', state);

test('step-up authentication: an old session asks once, and the action continues', async ({ page }) => {
  const member = await joined(page);
  await page.goto('/login?returnTo=%2Faccount-settings%3Ftab%3Dmfa');
  await logIn(page, member);
  await settled(page, 'mfaSetup', 'off');
  let refusals = 0;
  await page.route('**/api/users/me/mfa/enable', (route) => {
    refusals += 1;
    const body = { success: false, message: '본인 확인이 필요해요.', code: 'ELEVATION_REQUIRED', data: null };
    return refusals === 1 ? route.fulfill({ status: 403, json: body }) : route.continue();
  });
  await press(page, button(page, '2단계 인증 켜기'));
  const secret = (await flow(page, 'mfaSetup').locator('code').textContent()) ?? '';
  await write(page, page.getByLabel('6자리 코드'), codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '본인 확인' });
  await expect(dialog.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await settled(page, 'mfaSetup', 'codesShown');
  await press(page, button(page, '저장했어요'));
  // The password alone is not enough: the code is required too.
  await press(page, button(page, '2단계 인증 끄기'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: '2단계 인증 끄기' }));
  await expect(dialog.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.keyboard.type(member.password);
  await write(page, dialog.getByLabel('인증 앱의 코드 또는 복구 코드'), codeAt(secret, new Date(), 1));
  await page.keyboard.press('Enter');
  await settled(page, 'mfaSetup', 'off');
});

test('passkey: added, used for login, renamed and removed, by keyboard', async ({ page }) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  const member = await joined(page);
  await page.goto(`${NAMED_SHOP}/login?returnTo=%2Faccount-settings%3Ftab%3Dpasskeys`);
  await logIn(page, member);
  await press(page, button(page, '패스키 추가'));
  await expect(page.getByText('패스키 1', { exact: true })).toBeVisible();
  await logOut(page);

  // The device is not touched before the button is pressed: otherwise the autofill of the e-mail field would use it.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.goto(`${NAMED_SHOP}/login?returnTo=%2Faccount-settings%3Ftab%3Dpasskeys`);
  await goTo(page, button(page, '패스키로 로그인'));
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/마지막 사용/)).toBeVisible();
  await press(page, button(page, '이름 바꾸기'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('회사 노트북');
  await page.keyboard.press('Enter');
  await expect(page.getByText('회사 노트북', { exact: true })).toBeVisible();
  await press(page, button(page, '삭제'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: '삭제' }));
  await expect(page.getByText('아직 패스키가 없어요.')).toBeVisible();
});
