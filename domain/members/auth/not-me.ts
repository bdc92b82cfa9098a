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
  summary:
    'End a log-in that was somebody else’s, by the link of a mail; a link for a new password is mailed',
  body: v.object({ token: linkToken }),
  /** `mailed` is false if the e-mail address of the account has changed since. */
  response: v.object({ mailed: v.boolean() }),
  wrapping: 'envelope',
  rateLimit: 10,
});
