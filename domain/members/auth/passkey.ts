import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { deviceField } from './device-token.ts';
import { loginResponse } from './login.ts';

/** Most characters of the name of a passkey. */
export const MAX_PASSKEY_NAME = 40;

const short = v.pipe(v.string(), v.maxLength(2_048));
const long = v.pipe(v.string(), v.maxLength(16_384));
/** WebAuthn response of the browser, validated by the library. */
const credential = {
  id: short,
  rawId: short,
  type: v.literal('public-key'),
};
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: long,
    attestationObject: long,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(32)))),
  }),
});
export type PasskeyRegistration = v.InferOutput<typeof registration>;

/** Schema of a WebAuthn assertion, with which a passkey proves itself. */
export const passkeyProof = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: long,
    authenticatorData: long,
    signature: long,
    userHandle: v.nullish(short),
  }),
});
export type PasskeyProof = v.InferOutput<typeof passkeyProof>;

/** WebAuthn options for the browser, as in the standard. */
export const passkeyQuestion = v.looseObject({ challenge: v.string() });

const nameField = v.pipe(
  v.string('이름을 입력해 주세요.'),
  v.trim(),
  v.nonEmpty('이름을 입력해 주세요.'),
  v.maxLength(MAX_PASSKEY_NAME, `이름은 ${MAX_PASSKEY_NAME}자까지 쓸 수 있어요.`),
);
const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** True for a passkey that a provider such as iCloud syncs to several devices. */
  synced: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

const mine = { access: 'member', wrapping: 'envelope' } as const;
const keyParams = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,2048}$/)) });

/** Endpoint of members: lists own passkeys, newest first. */
export const listPasskeys = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/users/me/passkeys',
  summary: "Lists the caller's passkeys, newest first.",
  response: v.array(passkeySchema),
});

/** Endpoint of members: reads the WebAuthn options for registering a passkey; requires step-up. */
export const passkeyOptions = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/users/me/passkeys/options',
  summary: 'Returns the options for registering a passkey.',
  response: passkeyQuestion,
  fresh: true,
  rateLimit: 20,
});

/** Endpoint of members: registers a passkey; requires step-up. */
export const addPasskey = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/users/me/passkeys',
  summary: 'Registers a passkey.',
  body: v.object({ response: registration, name: v.optional(nameField) }),
  response: passkeySchema,
  fresh: true,
  rateLimit: 20,
});

/** Endpoint of members: renames an own passkey. */
export const renamePasskey = endpoint({
  ...mine,
  method: 'PATCH',
  path: '/api/users/me/passkeys/{id}',
  summary: 'Renames a passkey of the caller.',
  params: keyParams,
  body: v.object({ name: nameField }),
  response: v.null(),
});

/** Endpoint of members: deletes an own passkey; requires step-up. */
export const removePasskey = endpoint({
  ...mine,
  method: 'DELETE',
  path: '/api/users/me/passkeys/{id}',
  summary: 'Removes a passkey of the caller.',
  params: keyParams,
  response: v.null(),
  fresh: true,
});

/** Endpoint of members: reads the WebAuthn options for step-up by passkey. */
export const stepUpPasskeyOptions = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/users/me/elevate/passkey',
  summary: 'Returns the passkey options for step-up authentication.',
  response: passkeyQuestion,
  rateLimit: 20,
  beforeMfa: true,
});

/** Public endpoint: reads the WebAuthn options for a login by passkey. */
export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  inMaintenance: true,
  access: 'public',
  wrapping: 'envelope',
  summary: 'Returns the passkey options for a login.',
  response: passkeyQuestion,
  rateLimit: 30,
  beforeMfa: true,
});

/**
 * Public endpoint: exchanges a passkey assertion for a session token; no second factor is needed.
 */
export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  inMaintenance: true,
  access: 'public',
  wrapping: 'envelope',
  summary: 'Exchanges a passkey for a token; it counts as both factors.',
  body: v.object({ response: passkeyProof, device: deviceField }),
  response: loginResponse,
  rateLimit: 30,
  beforeMfa: true,
});
