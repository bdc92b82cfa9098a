import { login } from '#domain/members/auth/login.ts';
import { disownLogIn } from '#domain/members/auth/not-me.ts';
import { askFindAccount, confirmFindAccount } from '#domain/members/recovery/find-account.ts';
import { forgotPassword, resetPassword, validateReset } from '#domain/members/recovery/password-reset.ts';
import { askUnlock, unlock } from '#domain/members/recovery/unlock.ts';
import { asSampled, envelope, withData } from '../kit/answers.ts';
import { type Act, type Driver, type PortDriver, retry } from '../kit/driver.ts';
import { holdClock } from '../kit/held-clock.ts';
import { linkOfMail } from './email-link.ts';

/** Tokens are made up: the path decides the result of a valid one. */
const done = async () => envelope('');

export const passwordResetDriver = linkOfMail('/reset-password', 'link.opened', {
  ports: { check: { asks: [validateReset], answer: done }, save: { asks: [resetPassword], answer: done } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        const { newPassword, confirmPassword } = Object(change);
        await page.getByLabel('새 비밀번호', { exact: true }).fill(newPassword);
        await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(confirmPassword);
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '비밀번호 바꾸기' }) },
    'screen.retried': retry,
  },
});

export const unlockDriver = linkOfMail('/unlock', 'link.opened', {
  ports: { unlock: { asks: [unlock], answer: asSampled } },
  events: { 'screen.retried': retry },
});

export const notMeDriver = linkOfMail('/not-me', 'link.opened', {
  ports: { disown: { asks: [disownLogIn], answer: asSampled } },
  events: {
    'login.disowned': { press: (page) => page.getByRole('button', { name: '해당 기기 로그아웃하기' }) },
    'screen.retried': retry,
  },
});

const MINUTE_MS = 60_000;

const pressOf = (name: string): Act => ({
  press: (page) => page.getByRole('button', { name, exact: true }),
});

/** A minute passes when the path says so. */
const minute: Act = { before: (page) => page.clock.runFor(MINUTE_MS) };

const typing = (labels: Readonly<Record<string, string>>): Act => ({
  before: async (page, { change }) => {
    for (const [field, value] of Object.entries(change ?? {}))
      await page.getByLabel(labels[field] ?? '', { exact: true }).fill(String(value));
  },
});

/** The page shows its own sentences instead of messages of the server. */
const letter: PortDriver = { asks: [forgotPassword], answer: withData(() => '') };

export const passwordResetRequestDriver: Driver = {
  changesContext: true,
  path: '/find-password',
  reach: holdClock,
  ports: { ask: letter, askAgain: letter },
  events: {
    'field.changed': typing({ email: '이메일' }),
    'form.submitted': pressOf('재설정 메일 받기'),
    'letter.wanted': pressOf('메일 다시 받기'),
    'form.reopened': pressOf('다른 이메일로 받기'),
    'xstate.after.letterTime.passwordResetRequest.mailSent.cooling': minute,
  },
};

export const findAccountDriver: Driver = {
  changesContext: true,
  path: '/find-account',
  reach: holdClock,
  ports: {
    ask: { asks: [askFindAccount] },
    askAgain: { asks: [askFindAccount] },
    // The code of a path is made up; e2e/recovery.spec.ts reads a real one.
    prove: { asks: [confirmFindAccount], answer: async (_, sample) => ({ success: true, data: sample }) },
  },
  events: {
    'field.changed': typing({ name: '이름', phoneNumber: '휴대전화번호', code: '인증 번호 6자리' }),
    'form.submitted': {
      press: (page) => page.locator('[data-flow="findAccount"] button[type="submit"]'),
    },
    'code.wanted': pressOf('인증 번호 다시 받기'),
    'form.reopened': {
      press: (page) => page.getByRole('button', { name: /^(다른 번호로 찾기|다시 찾기)$/ }),
    },
    'xstate.after.messageTime.findAccount.codeSent.cooling': minute,
  },
};

export const unlockMailDriver: Driver = {
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
