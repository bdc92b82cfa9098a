import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { isPushEndpoint } from './push-endpoint.ts';

/** Longest address of a push service in characters; those of browsers have about 200. */
const LONGEST_ENDPOINT = 1_000;

/** Key of a browser in base64url without padding, of as many bytes as RFC 8291 says. */
const keyOf = (bytes: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(Math.ceil((bytes * 4) / 3)));
const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;

const deviceSchema = v.object({
  id: v.number(),
  /** Names of browser and operating system. */
  device: v.string(),
  createdAt: v.string(),
  /** Last message that its push service accepted; null before the first one. */
  lastSuccessAt: v.nullable(v.string()),
  /** True for the browser of the request. */
  current: v.boolean(),
});
export type PushDevice = v.InferOutput<typeof deviceSchema>;

const devicesSchema = v.object({
  /** VAPID key that a browser subscribes with (RFC 8292); null if the shop pushes nothing. */
  publicKey: v.nullable(v.string()),
  devices: v.array(deviceSchema),
});
export type PushDevices = v.InferOutput<typeof devicesSchema>;

/** Endpoint of members: lists the browsers to which own notifications are pushed. */
export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/users/me/push-devices',
  access: 'member',
  summary: "Lists the browsers to which the caller's notifications are pushed.",
  response: devicesSchema,
  wrapping: 'envelope',
});

const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT), v.check(isPushEndpoint)),
  p256dh: keyOf(PUBLIC_KEY_BYTES),
  auth: keyOf(SECRET_BYTES),
});
/** Subscription of a browser at its push service. */
export type PushSubscriptionKeys = v.InferOutput<typeof subscription>;

/**
 * Registers the browser of the request; idempotent. A browser belongs to the member who registered it
 * last. Answers 503 if the shop pushes nothing.
 */
export const registerPushDevice = endpoint({
  method: 'PUT',
  path: '/api/users/me/push-devices',
  access: 'member',
  summary: 'Registers the browser for push notifications of the caller.',
  body: subscription,
  response: devicesSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: ends push notifications to one own browser. */
export const endPushDevice = endpoint({
  method: 'DELETE',
  path: '/api/users/me/push-devices/{id}',
  access: 'member',
  summary: 'Ends push notifications to a browser of the caller.',
  params: idParams,
  response: devicesSchema,
  wrapping: 'envelope',
});
