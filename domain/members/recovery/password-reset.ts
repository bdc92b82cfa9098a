import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { botTokenField } from '../auth/bot-token.ts';
import { deviceField } from '../auth/device-token.ts';
import { linkToken } from '../auth/link-token.ts';
import { emailField } from '../signup/email.ts';
import { newPasswordField, PASSWORDS_DIFFER, plainPassword } from './password-rules.ts';

const forgotBody = v.object({ email: emailField, recaptchaToken: botTokenField });

export { forgotBody as forgotPasswordSchema };

/** Public endpoint: e-mails a password reset link; the answer is the same for unknown addresses. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Sends a password reset link; the response is the same for every address.',
  body: forgotBody,
  response: v.string(),
  wrapping: 'envelope',
  rateLimit: 10,
});

/** Public endpoint: checks whether a password reset token is still valid. */
export const validateReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/validate',
  access: 'public',
  summary: 'Returns whether a password reset link is valid.',
  body: v.object({ token: linkToken }),
  safe: true,
  response: v.string(),
  wrapping: 'envelope',
  rateLimit: 30,
});

/**
 * Legacy API: token in the query. E-mails and pages of this shop keep the token out of addresses.
 */
export const validateResetByAddress = endpoint({
  method: 'GET',
  path: '/api/auth/reset-password/validate',
  aliases: ['/api/auth/reset-password'],
  access: 'public',
  summary: 'Does the same with the token in the query.',
  query: v.object({ token: v.optional(linkToken, '') }),
  response: v.string(),
  wrapping: 'envelope',
  rateLimit: 30,
  notKept: true,
});

/** Public endpoint: sets a new password by a reset token; all sessions of the member end. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by a reset link; ends all sessions of the member.',
  body: v.object({ token: linkToken, newPassword: newPasswordField, device: deviceField }),
  response: v.string(),
  wrapping: 'envelope',
  rateLimit: 10,
});

/** Form fields; the confirmation is not sent. */
export const resetFormSchema = v.pipe(
  v.object({ newPassword: newPasswordField, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === plainPassword(confirmPassword),
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
);
