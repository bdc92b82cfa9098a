import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { botTokenField } from '../auth/bot-token.ts';
import { deviceField } from '../auth/device-token.ts';
import { linkToken } from '../auth/link-token.ts';
import { emailField } from '../signup/email.ts';

/**
 * Public endpoint: e-mails a link that lifts a login lockout; the answer is the same for unknown
 * addresses.
 */
export const askUnlock = endpoint({
  method: 'POST',
  path: '/api/auth/unlock-mail',
  access: 'public',
  summary:
    'Sends a link that ends a lockout after wrong passwords; the response is the same for every address.',
  body: v.object({ email: emailField, recaptchaToken: botTokenField }),
  response: v.null(),
  wrapping: 'envelope',
  rateLimit: 10,
});

/**
 * Public endpoint: lifts a login lockout by the e-mailed token; this browser becomes a known one.
 */
export const unlock = endpoint({
  method: 'POST',
  path: '/api/auth/unlock',
  access: 'public',
  summary: 'Ends a lockout after wrong passwords by an e-mail link; the browser becomes known.',
  body: v.object({ token: linkToken, device: deviceField }),
  response: v.null(),
  wrapping: 'envelope',
  rateLimit: 10,
});
