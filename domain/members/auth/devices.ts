import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';

/** Sessions that an account may have at the same time: the one that was used longest ago makes room. */
export const MAX_SESSIONS = 50;

/** How somebody has logged in. */
export const LOG_IN_METHODS = ['PASSWORD', 'MFA', 'PASSKEY', 'SOCIAL'] as const;
export type LogInMethod = (typeof LOG_IN_METHODS)[number];

/** A log-in that goes on, or a browser that is still trusted. No network address and no place: they would tell more than they prove. */
const deviceSchema = v.object({
  id: v.number(),
  /** Browser and system in words. */
  device: v.string(),
  method: v.picklist(LOG_IN_METHODS),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  /** False: logged out, and listed because the second step is still not asked there. */
  loggedIn: v.boolean(),
  /** Until then the second step is not asked there. */
  trustedUntil: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof deviceSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/me/sessions',
  access: 'member',
  summary: 'Where I am logged in, this session first, and where the second step is not asked',
  response: v.array(deviceSchema),
  wrapping: 'envelope',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}',
  access: 'member',
  summary: 'Log one of my sessions out; the second step is asked there again',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'member',
  summary: 'Log out everywhere but here',
  response: v.object({ ended: v.number() }),
  wrapping: 'envelope',
});

export const endTrust = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}/trust',
  access: 'member',
  summary: 'Have the second step asked again in the browser of one of my sessions',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
