import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { deviceField } from './device-token.ts';
import { loginResponse } from './login.ts';
import { typedCode } from './step-up.ts';

/** Number of recovery codes of a member with two-factor authentication. */
export const RECOVERY_CODES = 10;

/** Legacy clients send an e-mail address; it must be the caller's own. */
const namedEmail = v.optional(v.pipe(v.string(), v.maxLength(254)));
const named = v.optional(v.object({ email: namedEmail }), {});
const namedParams = v.object({ email: v.pipe(v.string(), v.maxLength(254)) });

const statusSchema = v.object({
  enabled: v.boolean(),
  setupRequired: v.boolean(),
  email: v.string(),
  hasBackupCodes: v.boolean(),
  mfaType: v.literal('TOTP'),
  /** Number of unused recovery codes. */
  codesLeft: v.number(),
});
export type MfaStatus = v.InferOutput<typeof statusSchema>;

const setupSchema = v.object({
  secret: v.string(),
  otpauthUrl: v.string(),
  /** QR code as a data address. */
  qrUrl: v.string(),
  /** QR code as PNG in base64. */
  qrCodeImage: v.string(),
  /** Recovery codes, sent once with the setup. */
  backupCodes: v.array(v.string()),
  message: v.string(),
});
export type MfaSetup = v.InferOutput<typeof setupSchema>;

const codesSchema = v.object({ enabled: v.boolean(), backupCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof codesSchema>;

const token = v.object({ email: namedEmail, token: typedCode });
/** Token of the first login step, from the body, a header or a cookie. */
const pending = v.object({ ...token.entries, tempToken: v.optional(v.pipe(v.string(), v.maxLength(512))) });

const mine = { access: 'member', wrapping: 'envelope', beforeMfa: true } as const;
const admins = { access: 'admin', wrapping: 'envelope', beforeMfa: true } as const;
/** Legacy variant of the endpoint for administrators. */
const forAdmins = (summary: string): string => `${summary} Administrators only.`;
const status = {
  method: 'GET',
  summary: 'Returns whether MFA is on.',
  response: statusSchema,
} as const;
const setup = {
  method: 'POST',
  summary: 'Creates a secret for an authenticator app, which counts once its first code is confirmed.',
  body: named,
  response: setupSchema,
  rateLimit: 10,
} as const;
const enable = {
  method: 'POST',
  summary: 'Turns MFA on by a first code; returns the recovery codes, once.',
  body: token,
  response: codesSchema,
  fresh: true,
  rateLimit: 10,
} as const;
const renew = {
  method: 'POST',
  summary: `Replaces the recovery codes by ${RECOVERY_CODES} new ones.`,
  response: codesSchema,
  fresh: true,
  rateLimit: 10,
} as const;
const disable = {
  method: 'DELETE',
  summary: 'Turns MFA off.',
  response: v.null(),
  fresh: true,
  rateLimit: 10,
} as const;

/** Endpoint of members: reads the own state of two-factor authentication (TOTP). */
export const mfaStatus = endpoint({ ...status, ...mine, path: '/api/users/me/mfa/status' });
/** Endpoint of members: starts the setup of TOTP: secret, QR code and recovery codes. */
export const setUpMfa = endpoint({ ...setup, ...mine, path: '/api/users/me/mfa/setup' });
/** Endpoint of members: enables TOTP by a first code. */
export const enableMfa = endpoint({ ...enable, ...mine, path: '/api/users/me/mfa/enable' });
/** Endpoint of members: replaces the own recovery codes; requires step-up. */
export const renewRecoveryCodes = endpoint({ ...renew, ...mine, path: '/api/users/me/mfa/recovery-codes' });
/** Endpoint of members: disables the own TOTP; requires step-up. */
export const disableMfa = endpoint({ ...disable, ...mine, path: '/api/users/me/mfa/disable' });

/** Endpoint of admins: reads the own TOTP state (legacy path of `mfaStatus`). */
export const adminMfaStatus = endpoint({
  ...status,
  ...admins,
  summary: forAdmins(status.summary),
  path: '/api/admin/mfa/status',
});
/** Endpoint of admins: starts the setup of the own TOTP (legacy path of `setUpMfa`). */
export const adminSetUpMfa = endpoint({
  ...setup,
  ...admins,
  summary: forAdmins(setup.summary),
  path: '/api/admin/mfa/setup',
});
/** Endpoint of admins: enables the own TOTP (legacy path of `enableMfa`). */
export const adminEnableMfa = endpoint({
  ...enable,
  ...admins,
  summary: forAdmins(enable.summary),
  path: '/api/admin/mfa/enable',
});
/** Endpoint of admins: legacy path of `renewRecoveryCodes`. */
export const adminRenewRecoveryCodes = endpoint({
  ...renew,
  ...admins,
  summary: forAdmins(renew.summary),
  path: '/api/admin/mfa/recovery-codes',
});
/** Endpoint of admins: legacy path of `disableMfa`. */
export const adminDisableMfa = endpoint({
  ...disable,
  ...admins,
  summary: forAdmins(disable.summary),
  path: '/api/admin/mfa/disable',
});
/** Legacy variant with the caller's own e-mail address in the path. */
export const namedMfaStatus = endpoint({
  ...status,
  ...admins,
  summary: `${status.summary} For the named member.`,
  path: '/api/admin/mfa/status/{email}',
  params: namedParams,
});
/** Endpoint of admins: disables the own TOTP, by a legacy path with the own e-mail address. */
export const namedDisableMfa = endpoint({
  ...disable,
  ...admins,
  summary: `${disable.summary} For the named member.`,
  path: '/api/admin/mfa/disable/{email}',
  params: namedParams,
});

/** Identified by the token of the first login step; an e-mail address in the request is ignored. */
export const verifyMfa = endpoint({
  method: 'POST',
  path: '/api/admin/mfa/verify',
  inMaintenance: true,
  aliases: ['/api/users/me/mfa/verify'],
  access: 'public',
  summary: 'Returns whether a code would be accepted, without using it.',
  body: pending,
  response: v.boolean(),
  wrapping: 'envelope',
  rateLimit: 20,
  beforeMfa: true,
});

/** Public endpoint: completes a login by the second factor and opens the session. */
export const completeMfa = endpoint({
  method: 'POST',
  path: '/api/admin/mfa/complete',
  inMaintenance: true,
  aliases: ['/api/users/me/mfa/complete'],
  access: 'public',
  summary: 'Completes the second factor of a login and creates the session.',
  body: v.object({
    ...pending.entries,
    /** Whether this browser skips the second factor for TRUSTED_DEVICE_DAYS. */
    trustDevice: v.optional(v.boolean(), false),
    device: deviceField,
  }),
  response: loginResponse,
  wrapping: 'envelope',
  rateLimit: 20,
  beforeMfa: true,
});

/** Number of recovery codes from which on a warning is shown. */
export const FEW_CODES = 2;
/** Number of codes that can be tested at one login before it must start again. */
export const CHALLENGE_TRIES = 5;
