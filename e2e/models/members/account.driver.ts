import type { Page } from '@playwright/test';
import { changeEmail } from '#domain/members/account/email-change.ts';
import { changePassword, hasPassword } from '#domain/members/recovery/password-change.ts';
import { askPhoneCode, confirmPhone, readPhone } from '#domain/members/signup/phone.ts';
import { asSampled } from '../answers.ts';
import { type Act, type Driver, retry } from '../driver.ts';
import { holdClock } from '../held-clock.ts';

const flowOf = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"]`);

export const passwordChangeDriver: Driver = {
  flow: 'passwordChange',
  member: 'seoyeon',
  path: '/account-settings?tab=login',
  ports: {
    load: { asks: [hasPassword] },
    // The password does not change, so that paths can be repeated.
    save: { asks: [changePassword], answer: async () => ({ endedSessions: 0 }) },
  },
  events: {
    'field.changed': {
      before: async (page) => {
        // A lost answer was still processed: it must not change the password of the next paths.
        await page.getByLabel('지금 비밀번호', { exact: true }).fill('not-the-password-1!');
        await page.getByLabel('새 비밀번호', { exact: true }).fill(`running-${Date.now() % 1_000}-work!`);
      },
    },
    'form.submitted': {
      press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '비밀번호 바꾸기' }),
    },
    'password.reconsidered': {
      press: (page) => flowOf(page, 'passwordChange').getByRole('button', { name: '다시 바꾸기' }),
    },
    'screen.retried': retry('passwordChange'),
  },
};

export const emailChangeDriver: Driver = {
  flow: 'emailChange',
  member: 'seoyeon',
  path: '/account-settings?tab=login',
  ports: { send: { asks: [changeEmail] } },
  events: {
    'field.changed': {
      before: (page) =>
        page.getByLabel('새 이메일', { exact: true }).fill(`haru${Date.now() % 100_000}@example.test`),
    },
    'form.submitted': {
      press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '확인 메일 보내기' }),
    },
    'address.reconsidered': {
      press: (page) => flowOf(page, 'emailChange').getByRole('button', { name: '다른 주소로 보내기' }),
    },
  },
};

const SAME_CALL =
  'asks what the panel begins with, which no path can hold apart; tests/machines/members/phone-verification.test.ts plays it';
const PHONE_LABELS: Readonly<Record<string, string>> = { phone: '휴대전화번호', code: '인증 번호 6자리' };
const MINUTE_MS = 60_000;
const ofPhone = (name: string | RegExp): Act => ({
  press: (page) => flowOf(page, 'phoneVerification').getByRole('button', { name }),
});

export const phoneVerificationDriver: Driver = {
  flow: 'phoneVerification',
  member: 'seoyeon',
  path: '/account-settings?tab=login',
  reach: async (page) => {
    await flowOf(page, 'phoneVerification').waitFor();
    await holdClock(page);
  },
  changesContext: true,
  ports: {
    // Five codes a day, and a proven number stays proven: the answers are the samples.
    load: { asks: [readPhone], answer: asSampled },
    ask: { asks: [askPhoneCode], answer: asSampled },
    askAgain: { asks: [askPhoneCode], answer: asSampled },
    prove: { asks: [confirmPhone], answer: asSampled },
    reread: { asks: [readPhone], answer: asSampled },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        for (const [field, value] of Object.entries(change ?? {}))
          await flowOf(page, 'phoneVerification')
            .getByLabel(PHONE_LABELS[field] ?? '', { exact: true })
            .fill(String(value));
      },
    },
    'form.submitted': {
      press: (page) => page.locator('[data-flow="phoneVerification"] button[type="submit"]'),
    },
    'code.wanted': ofPhone('인증 번호 다시 받기'),
    'form.reopened': ofPhone(/^(다른 번호로 인증하기|번호 바꾸기)$/),
    'form.closed': ofPhone('그만두기'),
    'screen.retried': retry('phoneVerification'),
    'xstate.after.messageTime.phoneVerification.codeSent.cooling': {
      before: (page) => page.clock.runFor(MINUTE_MS),
    },
  },
  offscreen: { '✓ reread': SAME_CALL, '✗ reread': SAME_CALL },
  // Each step has one field.
  hidden: ({ change }, { state }) =>
    change !== undefined && 'code' in Object(change) !== state.startsWith('codeSent'),
};
