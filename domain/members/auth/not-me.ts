import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { linkToken } from './link-token.ts';

/**
 * Public endpoint: ends a disputed login session by the token of an e-mail and sends a password
 * reset link.
 */
export const disownLogIn = endpoint({
  method: 'POST',
  path: '/api/auth/not-me',
  access: 'public',
  summary: 'Disowns a login by an e-mail link, which ends its session; a reset link is sent.',
  body: v.object({ token: linkToken }),
  /** `mailed` is false if the e-mail address of the account has changed since. */
  response: v.object({ mailed: v.boolean() }),
  wrapping: 'envelope',
  rateLimit: 10,
});
