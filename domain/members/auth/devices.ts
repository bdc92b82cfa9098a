import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';

/** Most concurrent sessions of an account; the least recently used one is ended. */
export const MAX_SESSIONS = 50;

/** Methods of logging in. */
export const LOG_IN_METHODS = ['PASSWORD', 'MFA', 'PASSKEY', 'SOCIAL'] as const;
export type LogInMethod = (typeof LOG_IN_METHODS)[number];

/**
 * Active session, or a browser that is still trusted. It has no IP address or location, as these
 * reveal more than they prove.
 */
const deviceSchema = v.object({
  id: v.number(),
  /** Names of browser and operating system. */
  device: v.string(),
  method: v.picklist(LOG_IN_METHODS),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** True for the session of the request. */
  current: v.boolean(),
  /** False for a logged-out browser, listed because it still skips the second factor. */
  loggedIn: v.boolean(),
  /** End of the trust, until when this browser skips the second factor; null if not trusted. */
  trustedUntil: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** Endpoint of members: lists own sessions, the current one first, and trusted devices. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/me/sessions',
  access: 'member',
  summary: "Lists the caller's sessions, the present one first, and the trusted browsers.",
  response: v.array(deviceSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: ends one own session and the trust in its device. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}',
  access: 'member',
  summary: 'Ends a session of the caller and revokes the trust of its browser.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: ends all own sessions but the current one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'member',
  summary: 'Ends all other sessions of the caller.',
  response: v.object({ ended: v.number() }),
  wrapping: 'envelope',
});

/**
 * Endpoint of members: ends the trust in the device of one own session, which then needs the second
 * factor again.
 */
export const endTrust = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}/trust',
  access: 'member',
  summary: "Revokes the trust of the browser of one of the caller's sessions.",
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
