import type { Page } from '@playwright/test';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { signUpText } from '#src/areas/members/signup/sign-up.text.ts';
import { envelope } from '../answers.ts';
import type { Act, Driver } from '../driver.ts';
import { holdClock } from '../held-clock.ts';

const LABELS: Record<string, string> = {
  email: '이메일 (필수)',
  password: '비밀번호 (필수)',
  confirmPassword: '비밀번호 확인 (필수)',
  name: '이름 (필수)',
  nickname: '닉네임',
  phone: '휴대전화번호 (필수)',
};
const MINUTE_MS = 60_000;

export const signUpDriver: Driver = {
  flow: 'signUp',
  path: '/signup',
  reach: (page) => page.clock.install(),
  changesContext: true,
  ports: { signUp: { asks: [signUp] }, resend: { asks: [resendVerification] } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        for (const [field, value] of Object.entries(change ?? {}))
          if (field === 'agreed') await page.getByLabel(signUpText.allRequired).check();
          else await page.getByLabel(LABELS[field] ?? '', { exact: true }).fill(String(value));
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '가입하기', exact: true }) },
    'mail.requested': { press: (page) => page.getByRole('button', { name: '메일 다시 보내기' }) },
    'form.reopened': { press: (page) => page.getByRole('button', { name: '다른 이메일로 가입하기' }) },
    'xstate.after.cooling.signUp.mailSent.cooling': { before: (page) => page.clock.fastForward(MINUTE_MS) },
  },
};

const nickname = (page: Page) => page.getByLabel('닉네임', { exact: true });
const rests = (ms: number): Act => ({ before: (page) => page.clock.runFor(ms) });

export const nicknameCheckDriver: Driver = {
  flow: 'nicknameCheck',
  path: '/signup',
  reach: holdClock,
  changesContext: true,
  // Taken names depend on the seed: the answers are the samples.
  ports: {
    ask: {
      asks: [checkNickname],
      answer: async (_ask, sample) => envelope({ nickname: '', ...Object(sample) }),
    },
  },
  events: {
    'nickname.typed': {
      // A visitor has no nickname: typing the own one means an empty field.
      before: (page, { nickname: text, own }) => nickname(page).fill(text === own ? '' : String(text)),
    },
    'composition.started': { before: (page) => nickname(page).dispatchEvent('compositionstart') },
    'composition.ended': { before: (page) => nickname(page).dispatchEvent('compositionend') },
    'xstate.after.typingRest.nicknameCheck.check.typing': rests(400),
    'xstate.after.composingRest.nicknameCheck.check.composing': rests(900),
  },
};
