import type { Page } from '@playwright/test';
import { type LoginResponse, login } from '#domain/members/auth/login.ts';
import {
  completeMfa,
  disableMfa,
  enableMfa,
  mfaStatus,
  renewRecoveryCodes,
  setUpMfa,
} from '#domain/members/auth/mfa.ts';
import { asSampled, envelope } from '../kit/answers.ts';
import { answerQuestion, type Driver, type PortDriver, QUIET_PAGE, retry } from '../kit/driver.ts';
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

/** Codes of an authenticator app cannot be known: the answers are the samples. */
const sampled = (asks: PortDriver['asks']): PortDriver => ({ asks, answer: asSampled });

const button = (name: string) => ({
  press: (page: Parameters<NonNullable<Driver['reach']>>[0]) =>
    page.locator('[data-flow="mfaSetup"]').getByRole('button', { name, exact: true }),
});

export const mfaSetupDriver: Driver = {
  member: 'admin',
  path: '/mfa-setup',
  ports: {
    load: sampled([mfaStatus]),
    prepare: sampled([setUpMfa]),
    enable: sampled([enableMfa]),
    renew: sampled([renewRecoveryCodes]),
    turnOff: sampled([disableMfa]),
  },
  events: {
    'setup.started': button('2단계 인증 켜기'),
    'setup.dropped': button('취소'),
    'field.changed': { before: (page) => page.getByLabel('6자리 코드').fill('123456') },
    'form.submitted': button('코드 확인하고 켜기'),
    'codes.saved': button('저장했어요'),
    'renewal.asked': button('복구 코드 새로 만들기'),
    'removal.asked': button('2단계 인증 끄기'),
    'removal.confirmed': answerQuestion('2단계 인증 끄기'),
    'removal.dismissed': answerQuestion('취소'),
    'screen.retried': retry,
  },
};
