import { expect, test } from './support/fixtures.ts';
import { press, write } from './support/keyboard.ts';
import { codeOf, linkOf } from './support/shop/emails.ts';
import { bearer, flow } from './support/shop/members.ts';
import { newcomer } from './support/shop/newcomers.ts';

test.describe.configure({ timeout: 90_000 });

test('account search: by name, phone number and code, by keyboard, with masked results', async ({ page }) => {
  const headers = await bearer(page, 'jiwoo');
  const profile = await page.request.get('/api/users/me/profile', { headers });
  const { phone, name } = (await profile.json()).data;
  await page.goto('/find-account');
  await write(page, page.getByLabel('이름', { exact: true }), name);
  await write(page, page.getByLabel('휴대전화번호', { exact: true }), phone);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('인증 번호 6자리', { exact: true });
  await write(page, code, await codeOf(page, phone));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '가입한 이메일' })).toContainText('j***o@sinbaljang.test');
});

test('e-mail links: that of a new device ends its session by its button only; that of a lockout makes the browser known', async ({
  page,
}) => {
  const { email, password, name, phone } = newcomer();
  const api = page.request;
  const signUp = { email, password, confirmPassword: password, name, phone };
  expect((await api.post('/api/auth/signup', { data: signUp })).status()).toBe(200);
  const token = (await linkOf(page, email, 'verify')).split('#token=')[1];
  expect((await api.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  /** Logs in as another browser; returns the status of a read of its session. */
  const logIn = async (letter: string) => {
    const answer = await api.post('/api/auth/login', {
      data: { email, password, device: letter.repeat(43) },
    });
    const headers = { authorization: `Bearer ${(await answer.json()).data.token}` };
    return async () => (await api.get('/api/users/me/profile', { headers })).status();
  };
  const owner = await logIn('a');
  const stranger = await logIn('b');

  await test.step('new device', async () => {
    await page.goto(await linkOf(page, email, 'new-device'));
    await expect(flow(page, 'notMe')).toHaveAttribute('data-state', 'asking');
    expect(new URL(page.url()).hash).toBe('');
    expect(await stranger()).toBe(200);
    await press(page, page.getByRole('button', { name: '해당 기기 로그아웃하기', exact: true }));
    await expect(page.getByRole('heading', { name: '해당 기기를 로그아웃했어요' })).toBeVisible();
    expect([await stranger(), await owner()]).toEqual([401, 200]);
  });
  await test.step('lockout', async () => {
    expect((await api.post('/api/auth/unlock-mail', { data: { email, recaptchaToken: '' } })).ok()).toBe(
      true,
    );
    await page.goto(await linkOf(page, email, 'unlock'));
    await expect(page.getByRole('heading', { name: '잠금을 풀었어요' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('device'))).toMatch(/^[\w-]{43}$/);
  });
});
