import { DEMO_PASSWORD } from '../server/db/seed/accounts.ts';
import { expect, loginAs, test } from './support/fixtures.ts';

test('login brings back the page that was wanted', async ({ page }) => {
  await page.goto('/mypage/points');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('이메일').fill('user@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mypage\/points$/);
  // The likes are asked for after the login and arrive when they do.
  const keys = ['token', 'nickname', 'name', 'email', 'userType', 'likedPosts'];
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining(keys));
  expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('user');
  await page.reload();
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
});

test('a wrong password keeps the address and says what happened', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible();
  await page.getByLabel('이메일').fill('jiwoo@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('비밀번호가 잘못');
  await expect(page.getByLabel('이메일')).toHaveValue('jiwoo@sinbaljang.test');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await loginAs(page, 'user');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a 401 clears the session and leads to login, once', async ({ page }) => {
  await loginAs(page, 'user');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  await page.route('**/api/users/points/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: '로그인이 필요합니다.', data: null } }),
  );
  await page.evaluate(() => history.pushState(null, '', '/mypage/points'));
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmypage%2Fpoints/);
  expect(
    await page.evaluate(() =>
      ['token', 'nickname', 'name', 'userType'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null, null]);
});

test('a stale token on an open page is a quiet logout', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({
      token: 'stale-token-stale-token',
      nickname: '누구',
      userType: 'user',
    }))
      localStorage.setItem(key, value);
  });
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: '상품', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
