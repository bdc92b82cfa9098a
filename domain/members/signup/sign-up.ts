import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { botTokenField } from '../auth/bot-token.ts';
import { birthDateField, NAME_LENGTH, nameField, nicknameField } from '../profile/profile-form.ts';
import {
  isAboutPerson,
  newPasswordField,
  PASSWORDS_DIFFER,
  PERSONAL_PASSWORD,
} from '../recovery/password-rules.ts';
import { consentsField } from './documents.ts';
import { emailField } from './email.ts';
import { mobileField } from './phone.ts';

/** Least time in ms between opening and sending the form; a faster one is treated as a bot. */
export const LEAST_MS = 2_000;

const emptyText = v.pipe(v.string(), v.trim(), v.literal(''));

/** Treats a missing field as empty, so that it gets the message of an empty field. */
const asked = <const Field extends v.GenericSchema<string, string>>(field: Field) => v.optional(field, '');

const entries = {
  name: asked(nameField),
  nickname: v.nullish(
    v.union([emptyText, nicknameField], `닉네임을 ${NAME_LENGTH.min}~${NAME_LENGTH.max}자로 입력해 주세요.`),
    '',
  ),
  email: asked(emailField),
  password: asked(newPasswordField),
  confirmPassword: asked(v.string('비밀번호를 한 번 더 입력해 주세요.')),
  phone: asked(mobileField),
  birthDate: v.nullish(
    v.pipe(
      v.union([emptyText, birthDateField], '날짜는 2026-11-21처럼 입력해 주세요.'),
      v.transform((text) => text || null),
    ),
    null,
  ),
};

/**
 * Form of the sign-up, validated by client and server; role, status and points in a body are
 * ignored.
 */
export const signUpForm = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword.normalize('NFC'),
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['email'], ['nickname']],
      ({ password, email, nickname }) => !isAboutPerson(password, { email, nickname: nickname ?? '' }),
      PERSONAL_PASSWORD,
    ),
    ['password'],
  ),
);

const signUpBody = v.intersect([
  signUpForm,
  v.object({
    /** Omitted by clients that do not ask; consent is then asked at the first login. */
    consents: v.optional(consentsField),
    recaptchaToken: botTokenField,
    /** Honeypot field, invisible to people. */
    website: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    /** Time in ms since the form was opened. */
    openFor: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
]);
export type SignUpBody = v.InferOutput<typeof signUpBody>;

/** Same response for every address: only an e-mail reveals whether an account exists. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Requests an account; an e-mail contains the next step.',
  body: signUpBody,
  response: v.object({
    userId: v.null(),
    username: v.string(),
    email: v.string(),
    phone: v.string(),
    role: v.literal('USER'),
    status: v.literal('PENDING'),
    createdAt: v.null(),
    message: v.string(),
  }),
  wrapping: 'envelope',
  rateLimit: 5,
});
