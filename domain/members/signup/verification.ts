import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { botTokenField } from '../auth/bot-token.ts';
import { emailField } from './email.ts';

const tokenField = v.pipe(v.string('인증 링크를 확인해 주세요.'), v.maxLength(256));
/** `email` is the verified address, for the login that follows. */
const verified = v.object({ email: v.string(), message: v.string() });

/** Public endpoint: verifies an e-mail address by the token of its link. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Verifies an e-mail address by the link sent to it.',
  body: v.object({ token: tokenField }),
  response: verified,
  wrapping: 'envelope',
  rateLimit: 30,
});

/** For other clients; e-mails of this shop never link here, as scanners open links. */
export const verifyEmailByLink = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'public',
  notKept: true,
  summary: 'Does the same by GET.',
  query: v.object({ token: tokenField }),
  response: v.string(),
  wrapping: 'envelope',
  rateLimit: 30,
});

/**
 * Public endpoint: e-mails the verification link again; the answer is the same for every address.
 */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  summary:
    'Resends the verification link to an unverified account; the response is the same for every address.',
  body: v.object({ email: emailField, recaptchaToken: botTokenField }),
  response: v.object({ message: v.string() }),
  wrapping: 'envelope',
  rateLimit: 10,
});
