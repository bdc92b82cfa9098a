import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { press, write } from './support/keyboard.ts';
import { linkOf } from './support/letters.ts';
import { flow } from './support/members.ts';

test.describe.configure({ timeout: 120_000 });

/** Nobody else logs in as this member: each log-in here is somebody. */
const EMAIL = 'new-device@example.com';
const PASSWORD = 'sinbaljang1!';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function join(page: Page): Promise<void> {
  const data = {
    ...{ email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD },
    ...{ name: '새기기주인', phone: '01055556666' },
  };
  expect((await page.request.post('/api/auth/signup', { data })).status()).toBe(200);
  const token = (await linkOf(page, EMAIL, 'verify')).split('#token=')[1];
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
}

async function logIn(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login?returnTo=%2Fprofile-view');
  await write(page, page.getByLabel('이메일', { exact: true }), EMAIL);
  await write(page, page.getByLabel('비밀번호', { exact: true }), PASSWORD);
  await press(page, button(page, '로그인'));
  await expect(page).toHaveURL(/\/profile-view$/);
  return page;
}

test('a log-in from a new device is told by mail, and ended by its one button, without a mouse', async ({
  page,
  browser,
}) => {
  await join(page);
  const owner = await logIn(browser);
  const stranger = await logIn(browser);
  const link = await linkOf(page, EMAIL, 'new-device');

  // Opening it ends nothing, as programs that read mails do.
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(flow(page, 'notMe')).toHaveAttribute('data-state', 'asking');
  expect(new URL(page.url()).hash).toBe('');
  await stranger.reload();
  await expect(stranger).toHaveURL(/\/profile-view$/);

  await press(page, button(page, '그 기기 로그아웃하기'));
  await expect(heading(page, '그 기기를 로그아웃했어요')).toBeVisible();
  await expect(page.getByText('비밀번호를 다시 정하는 메일을 보냈어요')).toBeVisible();
  await stranger.reload();
  await expect(stranger).toHaveURL(/\/login/);
  await owner.reload();
  await expect(owner).toHaveURL(/\/profile-view$/);

  await page.goto(await linkOf(page, EMAIL, 'reset'));
  await expect(flow(page, 'resetPassword')).toHaveAttribute('data-state', 'editing.typing');
  await page.goto(link);
  await press(page, button(page, '그 기기 로그아웃하기'));
  await expect(heading(page, '쓸 수 없는 링크예요')).toBeVisible();
  for (const one of [owner, stranger]) await one.context().close();
});
