import { confirmEmail, undoEmail } from '#domain/members/account/email-change.ts';
import { disownLogIn } from '#domain/members/auth/not-me.ts';
import { resetPassword, validateReset } from '#domain/members/recovery/password-reset.ts';
import { unlock } from '#domain/members/recovery/unlock.ts';
import { resendVerification, verifyEmail } from '#domain/members/signup/verification.ts';
import { asSampled, envelope } from '../answers.ts';
import { retry } from '../driver.ts';
import { linkOfMail } from './email-link.ts';

/** Tokens are made up: the path decides the result of a valid one. */
const done = async () => envelope('');

export const passwordResetDriver = linkOfMail('/reset-password', 'link.opened', {
  flow: 'passwordReset',
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
    'screen.retried': retry('passwordReset'),
  },
});

export const unlockDriver = linkOfMail('/unlock', 'link.opened', {
  flow: 'unlock',
  ports: { unlock: { asks: [unlock], answer: asSampled } },
  events: { 'screen.retried': retry('unlock') },
});

export const notMeDriver = linkOfMail('/not-me', 'link.opened', {
  flow: 'notMe',
  ports: { disown: { asks: [disownLogIn], answer: asSampled } },
  events: {
    'login.disowned': { press: (page) => page.getByRole('button', { name: '그 기기 로그아웃하기' }) },
    'screen.retried': retry('notMe'),
  },
});

export const verifyEmailDriver = linkOfMail('/verify-email', 'token.received', {
  flow: 'verifyEmail',
  ports: { verify: { asks: [verifyEmail], answer: asSampled }, resend: { asks: [resendVerification] } },
  events: {
    'field.changed': {
      // The address belongs to no member, and the answer is the same for every address.
      before: (page) => page.getByLabel('가입한 이메일').fill('nobody@example.test'),
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '인증 메일 다시 받기' }) },
    'screen.retried': retry('verifyEmail'),
  },
});

export const emailLinkDriver = linkOfMail('/email-change', 'link.opened', {
  flow: 'emailLink',
  ports: { prove: { asks: [confirmEmail, undoEmail], requests: 1, answer: asSampled } },
  events: { 'screen.retried': retry('emailLink') },
});
