import { expect, loginAs, test } from './support/fixtures.ts';

test('session: the home page reads the profile once; a logout on a page that is left at once reaches the server and the other tab', async ({
  page,
  context,
}) => {
  await loginAs(page, 'user');
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/users/me/profile') asked += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /mm/ })).toBeVisible();
  expect(asked).toBe(1);
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const profile = async () => (await context.request.get('/api/users/me/profile', { headers })).status();
  expect(await profile()).toBe(200);

  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  const revoked = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await revoked;
  await page.close();
  await expect.poll(profile).toBe(401);
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('session: opening an admin page inside of the app confirms the session, and ends one that is not confirmed', async ({
  page,
}) => {
  const PROFILE = '**/api/users/me/profile';
  await loginAs(page, 'admin');
  await page.goto('/terms');
  const toDashboard = async () => {
    await page.getByRole('button', { name: /계정 메뉴/ }).click();
    await page.getByRole('menuitem', { name: '관리자 대시보드' }).click();
  };
  // The start check has ended: the awaited request is not its own.
  await page.getByRole('button', { name: /계정 메뉴/ }).waitFor();
  await page.route(PROFILE, (route) => route.fulfill({ status: 401, json: { success: false } }));
  await toDashboard();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fdashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
