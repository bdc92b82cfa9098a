import { login } from '#domain/members/auth/login.ts';
import { completeMfa } from '#domain/members/auth/mfa.ts';
import { askFindAccount } from '#domain/members/recovery/find-account.ts';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import { signUp } from '#domain/members/signup/sign-up.ts';
import type { DRAWN_FORMS } from '../../tests/support/client/rendered-forms.ts';

/** Part of every typed value, to be searched for in places where it must not be. */
export const MARK = '7319';
export const EMAIL = `early${MARK}@a.kr`;
export const PASSWORD = `Early!${MARK}`;

export type DrawnForm = {
  address: (typeof DRAWN_FORMS)[number];
  /** Typed values by the name of the field; Enter is pressed in the last one. */
  typed: Readonly<Record<string, string>>;
  ticked?: readonly string[];
  submit: string;
  /** The call of the form, and the values that it must contain. */
  call: { path: string; body: Record<string, unknown> };
};

export const FORMS: readonly DrawnForm[] = [
  {
    address: '/login',
    typed: { email: EMAIL, password: PASSWORD },
    submit: '로그인',
    call: { path: login.path, body: { email: EMAIL, password: PASSWORD } },
  },
  {
    address: '/mfa-verification',
    typed: { code: `99${MARK}` },
    ticked: ['이 기기는 30일 동안 묻지 않기'],
    submit: '확인',
    call: {
      path: completeMfa.path,
      body: { token: `99${MARK}`, tempToken: 'first-step', trustDevice: true },
    },
  },
  {
    address: '/signup',
    typed: {
      email: EMAIL,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      name: '김이름',
      phone: `0101234${MARK}`,
      nickname: `빠른이${MARK}`,
    },
    ticked: ['필수 항목에 모두 동의해요', '혜택과 소식을 메일로 받을게요 (선택)'],
    submit: '가입하기',
    call: {
      path: signUp.path,
      body: {
        email: EMAIL,
        password: PASSWORD,
        name: '김이름',
        nickname: `빠른이${MARK}`,
        phone: `0101234${MARK}`,
      },
    },
  },
  {
    address: '/find-account',
    typed: { name: '김이름', phoneNumber: `0101234${MARK}` },
    submit: '인증 번호 받기',
    call: { path: askFindAccount.path, body: { phoneNumber: `0101234${MARK}` } },
  },
  {
    address: '/find-password',
    typed: { email: EMAIL },
    submit: '재설정 메일 받기',
    call: { path: forgotPassword.path, body: { email: EMAIL } },
  },
];
