import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, logIn, loginAs, startWith, test } from './support/fixtures.ts';

const PROFILE = '**/api/users/me/profile';
/** Id of a feed that no other test likes. */
const LIKED = 7;

test('login: reports missing and wrong input, and opens the requested page', async ({ page }) => {
  await page.goto('/mypage/points');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  const [email, password] = [page.getByLabel('이메일'), page.getByLabel('비밀번호', { exact: true })];
  await test.step('empty fields have a problem each', async () => {
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible();
  });
  await test.step('a wrong password keeps the address and shows a message', async () => {
    await email.fill('user@sinbaljang.test');
    await password.fill('wrong-password');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('비밀번호가 잘못');
    await expect(email).toHaveValue('user@sinbaljang.test');
    await expect(password).toHaveValue('');
  });
  await test.step('the right one opens the page, and the session is stored', async () => {
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mypage\/points$/);
    // The likes are requested after the log-in and arrive later.
    const keys = ['token', 'nickname', 'name', 'email', 'userType', 'likedPosts'];
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .toEqual(expect.arrayContaining(keys));
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('user');
    await page.reload();
    await expect(page.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  });
});

test('session: the home page loads the profile once and shows products in its size; a logout reaches the other tab', async ({
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
  await other.goto('/products');
  await expect(other.getByRole('button', { name: /계정 메뉴/ })).toBeVisible();
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('logout: nothing of the member is left in the browser, before the server has answered', async ({
  page,
}) => {
  await loginAs(page, 'user');
  await page.goto('/');
  await page.route('**/api/auth/logout', () => undefined);
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  const asked = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await asked;
  await page.goto('/login');
  await expect(page.getByLabel('이메일')).toBeVisible();
});

test('logout: reaches the server from a page that is left at once', async ({ page, context }) => {
  await loginAs(page, 'user');
  await page.goto('/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const profile = () => context.request.get('/api/users/me/profile', { headers });
  expect((await profile()).status()).toBe(200);
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  const asked = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await asked;
  await page.close();
  await expect.poll(async () => (await profile()).status()).toBe(401);
});

test('session: a like changes the stored likes and back; a 401 clears the session and opens login once', async ({
  page,
}) => {
  await loginAs(page, 'user');
  await page.goto(`/feed/${LIKED}`);
  await test.step('a like changes the stored likes, and so does its removal', async () => {
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('likedPosts') ?? 'null'));
    const like = page.locator('[data-flow="feedReaction"]');
    const expectStored = (liked: boolean) =>
      expect.poll(async () => (await stored())?.includes(LIKED)).toBe(liked);
    // The session stores the newest likes only, so that an old one may be missing at first.
    await expect.poll(async () => (await stored())?.length ?? 0).toBeGreaterThan(0);
    await expect(like).toHaveAttribute('data-state', 'settled');
    const isLiked = (await like.getAttribute('aria-pressed')) === 'true';
    for (const liked of isLiked ? [false, true, false] : [true, false]) {
      await like.click();
      await expectStored(liked);
      await expect(like).toHaveAttribute('data-state', 'settled');
    }
  });
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

test('session: an expired token at the start opens login, with the return address', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({
      token: 'stale-token-stale-token',
      nickname: '누구',
      userType: 'user',
    }))
      localStorage.setItem(key, value);
  });
  await page.goto('/products?sort=popular');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fproducts%3Fsort%3Dpopular$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByLabel('이메일').fill('user@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?sort=popular$/);
});

test('session: a start check without an answer is a logout without navigation', async ({ page }) => {
  await loginAs(page, 'user');
  // A 403 is neither a lost nor a broken answer and is not retried.
  await page.route(PROFILE, (route) => route.fulfill({ status: 403 }));
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: '상품', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page).toHaveURL(/\/products$/);
});

test('session: the role is that of the server, not the stored one', async ({ page }) => {
  await startWith(page, { ...(await logIn(page, 'user@sinbaljang.test', 'admin')) });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userType'))).toBe('user');
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await expect(page.getByRole('menuitem', { name: '관리자 대시보드' })).toHaveCount(0);
});

test('session: opening an admin page inside of the app confirms the session', async ({ page }) => {
  await loginAs(page, 'admin');
  await page.goto('/products');
  const toDashboard = async () => {
    await page.getByRole('button', { name: /계정 메뉴/ }).click();
    await page.getByRole('menuitem', { name: '관리자 대시보드' }).click();
  };
  // The start check has ended: the awaited request is not its own.
  await page.getByRole('button', { name: /계정 메뉴/ }).waitFor();
  const asked = page.waitForRequest(PROFILE);
  await toDashboard();
  await asked;
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('banner').getByRole('link', { name: '상품' }).click();
  await page.route(PROFILE, (route) => route.fulfill({ status: 401, json: { success: false } }));
  await toDashboard();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fdashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('session: opening a seller page logs out if the session cannot be confirmed', async ({ page }) => {
  await loginAs(page, 'seller');
  await page.goto('/products');
  // The start check has ended well.
  await page.getByRole('button', { name: /계정 메뉴/ }).waitFor();
  await page.route(PROFILE, (route) => route.fulfill({ status: 403 }));
  await page.getByRole('button', { name: /계정 메뉴/ }).click();
  await page.getByRole('menuitem', { name: '마이페이지' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fseller-mypage$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
