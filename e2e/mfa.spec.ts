import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { handOn } from './support/hands.ts';
import { goTo, press } from './support/keyboard.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';
import { sayName } from './support/shop/other-site.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

// The test presses many keys, which takes time.
test.describe.configure({ timeout: 150_000 });

const PASSKEYS = `${NAMED_SHOP}/account-settings?tab=passkeys`;
const LOGIN = `${NAMED_SHOP}/login?returnTo=%2Faccount-settings%3Ftab%3Dpasskeys`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends the session in the browser; the browser stays known. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const device = localStorage.getItem('device') ?? '';
    localStorage.clear();
    localStorage.setItem('device', device);
  });

test('passkey: added, used for login and to link a social account, renamed and removed, by keyboard', async ({
  page,
}) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  // The device is not touched before a button is pressed: otherwise the autofill of the e-mail field would use it.
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const member = await joined(page);
  await test.step('added', async () => {
    await signIn(page, member);
    await page.goto(PASSKEYS);
    await press(page, button(page, '패스키 추가'));
    await expect(page.getByText('패스키 1', { exact: true })).toBeVisible();
  });
  await test.step('used to link a social account', async () => {
    await forget(page);
    await touch(false);
    await page.goto(LOGIN);
    await page.getByRole('link', { name: '카카오로 계속하기' }).click();
    await sayName(page, handOn(page, 'mouse'), '카카오', member.alias, member.email);
    await expect(page.getByRole('heading', { name: '이미 가입한 이메일이에요' })).toBeVisible();
    await touch(true);
    await page.getByRole('button', { name: '패스키로 연결하기' }).click();
    await expect(page).toHaveURL(/\/account-settings\?tab=passkeys$/);
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(member.email);
  });
  await test.step('used for login', async () => {
    await forget(page);
    await touch(false);
    await page.goto(LOGIN);
    await goTo(page, button(page, '패스키로 로그인'));
    await touch(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/마지막 사용/)).toBeVisible();
  });
  await test.step('renamed and removed', async () => {
    await press(page, button(page, '이름 바꾸기'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('회사 노트북');
    await page.keyboard.press('Enter');
    await expect(page.getByText('회사 노트북', { exact: true })).toBeVisible();
    await press(page, button(page, '삭제'));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: '삭제' }));
    await expect(page.getByText('아직 패스키가 없어요.')).toBeVisible();
  });
});
