import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { handOn } from './support/hands.ts';
import { expectFocus, press, write } from './support/keyboard.ts';
import { NAMED_SHOP } from './support/named-host.ts';
import { joined, newcomer } from './support/shop/newcomers.ts';
import { sayName } from './support/shop/other-site.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

const door = (page: Page, name: string) => page.getByRole('link', { name: `${name}로 계속하기` });
const person = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('email'));

test('social login: a member links an account by password, logs in with it, and unlinks it', async ({
  page,
}) => {
  const hand = handOn(page, 'mouse');
  const { email, password, alias } = await joined(page);
  await page.goto('/login');
  await door(page, '네이버').click();
  await sayName(page, hand, '네이버', alias, email);
  await expect(page.getByRole('heading', { name: '이미 가입한 이메일이에요' })).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password1!');
  await page.getByRole('button', { name: '연결하고 로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('다시 확인해 주세요');
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '연결하고 로그인' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).toBe(email);

  await page.goto('/account-settings?tab=social');
  const panel = page.locator('[data-flow="socialAccounts"]');
  await expect(panel.getByText(/연결됨/)).toBeVisible();
  await panel.getByRole('button', { name: '구글 연결하기' }).click();
  await sayName(page, hand, '구글', alias);
  await expect(page).toHaveURL(/\/account-settings\?tab=social$/);
  await expect(panel.getByText(/연결됨/)).toHaveCount(2);
  await panel.getByRole('button', { name: '네이버 연결 끊기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
  await expect(panel.getByText(/연결됨/)).toHaveCount(1);
  await expect(panel.getByRole('button', { name: '네이버 연결하기' })).toBeVisible();
});

test('social login: a member links an account by passkey', async ({ page }) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  const { email, password, alias } = await joined(page);
  const settings = '/login?returnTo=%2Faccount-settings%3Ftab%3Dpasskeys';
  await page.goto(`${NAMED_SHOP}${settings}`);
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await expect(page.getByText('패스키 1', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const device = localStorage.getItem('device') ?? '';
    localStorage.clear();
    localStorage.setItem('device', device);
  });

  // The device is not touched before the button is pressed.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.goto(`${NAMED_SHOP}/login`);
  await door(page, '카카오').click();
  await sayName(page, handOn(page, 'mouse'), '카카오', alias, email);
  await expect(page.getByRole('heading', { name: '이미 가입한 이메일이에요' })).toBeVisible();
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: '패스키로 연결하기' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).toBe(email);
});

test('social login: signs up by keyboard, and opens the requested page', async ({ page }) => {
  const { email, alias } = newcomer();
  await page.goto('/login?returnTo=%2Fwishlist');
  await press(page, door(page, '구글'));
  await sayName(page, handOn(page, 'keyboard'), '구글', alias, email);
  await expect(page.getByRole('heading', { name: '가입을 마무리해 주세요' })).toBeVisible();
  // The fragment is removed from the address at once.
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByLabel('닉네임')).toHaveValue(alias);
  await write(page, page.getByLabel('닉네임'), `${alias}새`);
  const submit = page.getByRole('button', { name: '가입하고 시작하기' });
  await press(page, submit);
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
  // The missing field has the focus.
  const all = page.getByLabel('필수 항목에 모두 동의');
  await expectFocus(all);
  await page.keyboard.press('Space');
  await press(page, submit);
  await expect(page).toHaveURL(/\/wishlist$/);
  expect(await stored(page)).toBe(email);
});

test('social login: an unverified address is verified by e-mail', async ({ page }) => {
  const { email, alias } = newcomer();
  await page.goto('/signup');
  await door(page, '네이버').click();
  await sayName(page, handOn(page, 'mouse'), '네이버', alias);
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByRole('button', { name: '인증 번호 받기' }).click();
  await expect(page.getByText(`${email} 주소로 인증 번호를 보냈어요.`)).toBeVisible();
  await expect(page.getByLabel('인증 번호', { exact: true })).toBeFocused();
  const outbox = await (await page.request.get('/outbox')).text();
  const code = /\b[A-Z2-9]{8}\b/.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? '';
  await page.getByLabel('인증 번호', { exact: true }).fill(code);
  await page.getByLabel('필수 항목에 모두 동의').check();
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).toBe(email);
});

test('social login: a cancellation is reported; of the address only a code is used', async ({ page }) => {
  await test.step('cancellation, with a new attempt', async () => {
    await page.goto('/login');
    await door(page, '카카오').click();
    await person(page, '거절').click();
    await expect(page.getByText('동의하지 않아 로그인하지 않았어요.')).toBeVisible();
    await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
    await expect(door(page, '카카오')).toBeVisible();
  });
  await test.step('only a code of the address is used', async () => {
    await page.goto('/auth/callback#token=abc&email=evil@example.com&name=admin&role=admin&userType=admin');
    await expect(page.getByText('간편 로그인을 마치지 못했어요.')).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), location.hash])).toEqual([null, '']);
  });
});
