import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { emailField } from '../signup/email.ts';

/** Form with the new e-mail address of a member. */
export const emailChangeSchema = v.object({ newEmail: emailField });

/** Token of an e-mail link; its purpose is stored in the database. */
const linkSchema = v.object({
  token: v.pipe(v.string(), v.maxLength(256), v.nonEmpty()),
});

/**
 * Endpoint of members: e-mails a confirmation link to a new address; the login address changes once
 * it is opened; requires step-up.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/users/me/email',
  access: 'member',
  summary: 'Sends a confirmation link to a new e-mail address, which is unchanged until the link is opened.',
  body: emailChangeSchema,
  response: v.null(),
  wrapping: 'envelope',
  fresh: true,
  limit: 'EMAIL_CHANGE',
});

/** Public endpoint: confirms a new e-mail address by the token of the link. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-change',
  access: 'public',
  summary: 'Confirms a new e-mail address by the link sent to it.',
  body: linkSchema,
  response: v.object({ email: v.string() }),
  wrapping: 'envelope',
  rateLimit: 20,
});

/**
 * Public endpoint: reverts a change of e-mail address by the token sent to the former one; all
 * sessions end.
 */
export const undoEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-undo',
  access: 'public',
  summary: 'Undoes a change of the e-mail address by the link sent to the former one; ends every session.',
  body: linkSchema,
  response: v.object({ email: v.string() }),
  wrapping: 'envelope',
  rateLimit: 20,
});
