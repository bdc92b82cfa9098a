import { login } from '#domain/members/auth/login.ts';
import { askUnlock } from '#domain/members/recovery/unlock.ts';
import type { Driver } from '../driver.ts';

export const unlockMailDriver: Driver = {
  flow: 'unlockMail',
  outlivesScreen: 'the wait after the refusal is one for the whole app',
  path: '/login',
  // It is offered while the account has to wait after wrong passwords.
  reach: async (page) => {
    await page.route(`**${login.path}`, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { success: false, data: null } }),
    );
    await page.getByLabel('이메일', { exact: true }).fill('nobody@example.test');
    await page.getByLabel('비밀번호', { exact: true }).fill('not-the-password-1!');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
  },
  ports: { ask: { asks: [askUnlock] } },
  events: { 'letter.wanted': { press: (page) => page.getByRole('button', { name: '메일로 잠금 풀기' }) } },
};
