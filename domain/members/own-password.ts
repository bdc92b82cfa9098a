import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

/** What must be in a password, and what its form says while it is missing. */
const SPECIAL = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

const newPasswordField = v.pipe(
  v.string('비밀번호를 입력해 주세요.'),
  v.minLength(8, '비밀번호는 8자 이상으로 정해 주세요.'),
  v.maxLength(255, '비밀번호가 너무 길어요.'),
  v.regex(/[A-Za-z]/, '비밀번호에 영문자를 넣어 주세요.'),
  v.regex(/\d/, '비밀번호에 숫자를 넣어 주세요.'),
  v.regex(SPECIAL, '비밀번호에 특수문자를 넣어 주세요.'),
);

/** Who has none yet leaves the old one out. */
export const passwordChangeSchema = v.object({
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(255, '비밀번호가 너무 길어요.')), ''),
  newPassword: newPasswordField,
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** Whether the account has a password: members who came by another site's account set their first one. */
export const hasPassword = endpoint({
  method: 'GET',
  path: '/api/users/me/password',
  access: 'member',
  summary: 'Whether I have a password',
  response: v.object({ hasPassword: v.boolean() }),
  wrapping: 'envelope',
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/me/password',
  access: 'member',
  summary: 'Change my password, or set the first one; every other session ends',
  body: passwordChangeSchema,
  response: v.object({ endedSessions: v.number() }),
  wrapping: 'envelope',
  fresh: true,
  limit: 'PASSWORD_CHANGE',
});
