import type { Browser, Page } from '@playwright/test';
import { anotherBrowser } from './support/another-browser.ts';
import { expect, test } from './support/fixtures.ts';
import { press, write } from './support/keyboard.ts';
import { linkOf } from './support/shop/emails.ts';
import { flow } from './support/shop/members.ts';
import { type Newcomer, newcomer } from './support/shop/newcomers.ts';

test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Creates a member without any log-in, so that the first one counts as from a new device. */
async function join(page: Page): Promise<Newcomer> {
  const person = newcomer();
  const { email, password, name, phone } = person;
  const data = { email, password, confirmPassword: password, name, phone };
  expect((await page.request.post('/api/auth/signup', { data })).status()).toBe(200);
  const token = (await linkOf(page, email, 'verify')).split('#token=')[1];
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  return person;
}

async function logIn(browser: Browser, { email, password }: Newcomer): Promise<Page> {
  const page = await anotherBrowser(browser);
  await page.goto('/login?returnTo=%2Fprofile-view');
  await write(page, page.getByLabel('이메일', { exact: true }), email);
  await write(page, page.getByLabel('비밀번호', { exact: true }), password);
  await press(page, button(page, '로그인'));
  await expect(page).toHaveURL(/\/profile-view$/);
  return page;
}

test('new-device e-mail: its button ends that session, by keyboard', async ({ page, browser }) => {
  const person = await join(page);
  const owner = await logIn(browser, person);
  const stranger = await logIn(browser, person);
  const link = await linkOf(page, person.email, 'new-device');

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

  await page.goto(await linkOf(page, person.email, 'reset'));
  await expect(flow(page, 'passwordReset')).toHaveAttribute('data-state', 'editing.typing');
  await page.goto(link);
  await press(page, button(page, '그 기기 로그아웃하기'));
  await expect(heading(page, '쓸 수 없는 링크예요')).toBeVisible();
  for (const one of [owner, stranger]) await one.context().close();
});
