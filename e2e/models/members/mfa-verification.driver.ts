import type { Page } from '@playwright/test';
import { type LoginResponse, login } from '#domain/members/auth/login.ts';
import { completeMfa } from '#domain/members/auth/mfa.ts';
import { envelope } from '../answers.ts';
import { type Driver, QUIET_PAGE } from '../driver.ts';
import { loggedIn, logInOnce } from './logged-in.ts';

/** The first step of a log-in, as of a member who has turned the second one on. */
const firstStep: LoginResponse = {
  loginId: '',
  role: 'USER',
  token: null,
  nickname: '',
  name: null,
  email: null,
  requiresMfa: true,
  tempToken: 'of-the-first-step',
};

const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Logs in by password; the second step follows by itself. */
async function logIn(page: Page): Promise<void> {
  await page.route(`**${login.path}`, (route) => route.fulfill({ json: envelope(firstStep) }));
  await goTo(page, '/login');
  await page.getByLabel('이메일', { exact: true }).fill('nobody@example.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('sample-password');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

export const mfaVerificationDriver: Driver = {
  flow: 'mfaVerification',
  outlivesScreen: 'a path ends signed in, and the next one begins as a visitor',
  path: async (call) => {
    await logInOnce(call);
    return QUIET_PAGE;
  },
  ports: { complete: { asks: [completeMfa], answer: loggedIn } },
  events: {
    'step.opened': {
      before: async (page, { isPending }) => {
        if (isPending) return logIn(page);
        await goTo(page, '/mfa-verification');
        await page.waitForURL('**/login');
      },
    },
    'field.changed': {
      before: async (page, { change }) => {
        const { code } = Object(change);
        if (code) await page.getByLabel(/^(인증|복구) 코드$/).fill(code);
        // On and off again: each is a change.
        else await page.getByLabel('이 기기는 30일 동안 묻지 않기').click();
      },
    },
    'entry.switched': {
      press: (page) => page.getByRole('button', { name: /^(복구 코드|인증 앱 코드) 사용$/ }),
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '확인', exact: true }) },
  },
  // Who has not begun is led to where a log-in begins.
  leaves: ({ isPending }) => isPending === false,
  absent: /^(opening|done)$/,
};
