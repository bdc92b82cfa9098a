import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { newPasswordField } from './password-rules.ts';

/** The current password is omitted by members without one. */
export const passwordChangeSchema = v.object({
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(255, '비밀번호가 너무 길어요.')), ''),
  newPassword: newPasswordField,
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** Message for a missing current password. */
export const CURRENT_PASSWORD_MISSING = '지금 비밀번호를 입력해 주세요.';

/**
 * Returns whether the account has a password; members who joined by social login set their first
 * one.
 */
export const hasPassword = endpoint({
  method: 'GET',
  path: '/api/users/me/password',
  access: 'member',
  summary: 'Returns whether the caller has a password.',
  response: v.object({ hasPassword: v.boolean() }),
  wrapping: 'envelope',
});

/**
 * Endpoint of members: changes the own password or sets a first one; all other sessions end;
 * requires step-up.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/me/password',
  access: 'member',
  summary: "Changes the caller's password or sets the first one; ends all other sessions.",
  body: passwordChangeSchema,
  response: v.object({ endedSessions: v.number() }),
  wrapping: 'envelope',
  fresh: true,
  limit: 'PASSWORD_CHANGE',
});
