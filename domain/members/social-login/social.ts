import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { deviceField } from '../auth/device-token.ts';
import { loginFormSchema, loginResponse } from '../auth/login.ts';
import { passkeyProof, passkeyQuestion } from '../auth/passkey.ts';
import { SOCIAL_IDS } from './social-providers.ts';

const provider = v.picklist(SOCIAL_IDS);
/** Authorization code or ticket. */
export const socialSecret = v.pipe(
  v.string('다시 시도해 주세요.'),
  v.regex(/^[\w-]{43}$/, '다시 시도해 주세요.'),
);

/** Answer of a completed social login, with the address to return to. */
export const socialSignedIn = v.object({ ...loginResponse.entries, returnTo: v.optional(v.string(), '/') });
/** Answer of a social login that needs another step: consent or linking. */
export const socialNeeds = v.object({
  /**
   * CONSENT: the social account is new. LINK: its e-mail address belongs to a member, who must
   * confirm.
   */
  needs: v.picklist(['CONSENT', 'LINK']),
  /** Single-use token of the next step, valid for 15 minutes. */
  ticket: v.string(),
  provider,
  email: v.nullable(v.string()),
  /** True if the provider has verified the e-mail address, so that no code is sent. */
  emailVerified: v.boolean(),
  name: v.nullable(v.string()),
});
const connected = v.object({ connected: provider, returnTo: v.string() });

export type SocialNeeds = v.InferOutput<typeof socialNeeds>;
export type SocialSignedIn = v.InferOutput<typeof socialSignedIn>;
export type SocialAnswer = v.InferOutput<typeof socialNeeds | typeof connected | typeof socialSignedIn>;

/**
 * Public endpoint: exchanges the code of a social login for a session or for the next required
 * step.
 */
export const exchangeSocialCode = endpoint({
  method: 'POST',
  path: '/api/auth/social/exchange',
  access: 'public',
  summary: 'Exchanges the code of a social login for a session, or returns what is still needed.',
  body: v.object({ code: socialSecret, device: deviceField }),
  response: v.union([socialNeeds, connected, socialSignedIn]),
  wrapping: 'envelope',
  rateLimit: 10,
});

/** Form with the password that confirms linking a social account. */
export const linkForm = v.object({ password: loginFormSchema.entries.password });

/** Public endpoint: links a social account to the member with its address, verified by password. */
export const linkSocialAccount = endpoint({
  method: 'POST',
  path: '/api/auth/social/link',
  access: 'public',
  summary: 'Links a social account to the member with its e-mail address, proven by the password.',
  body: v.object({
    ticket: socialSecret,
    ...linkForm.entries,
    recaptchaToken: loginFormSchema.entries.recaptchaToken,
    device: deviceField,
  }),
  response: socialSignedIn,
  wrapping: 'envelope',
  rateLimit: 10,
});

const byTicket = { method: 'POST', access: 'public', wrapping: 'envelope' } as const;

/**
 * Public endpoint: reads the WebAuthn options for linking a social account to the member with its
 * address.
 */
export const socialPasskeyOptions = endpoint({
  ...byTicket,
  path: '/api/auth/social/link/passkey/options',
  summary: 'Returns the passkey options for linking a social account to the member with its e-mail address.',
  body: v.object({ ticket: socialSecret }),
  response: passkeyQuestion,
  rateLimit: 10,
});

/** Public endpoint: links a social account to the member with its address, verified by passkey. */
export const linkSocialByPasskey = endpoint({
  ...byTicket,
  path: '/api/auth/social/link/passkey',
  summary: 'Links a social account to the member with its e-mail address, proven by a passkey.',
  body: v.object({ ticket: socialSecret, response: passkeyProof, device: deviceField }),
  response: socialSignedIn,
  rateLimit: 10,
});

const connection = v.object({
  provider: v.string(),
  connected: v.boolean(),
  email: v.nullish(v.string()),
  connectedAt: v.nullish(v.string()),
});
export type SocialConnection = v.InferOutput<typeof connection>;

const connections = v.object({
  providers: v.array(connection),
  totalConnected: v.number(),
  /** Alias for another client. */
  userEmail: v.string(),
  connectedProviders: v.array(
    v.object({ provider: v.string(), socialEmail: v.nullable(v.string()), connectedAt: v.string() }),
  ),
  hasSocialLogin: v.boolean(),
  /** True if disconnecting would remove the last method of logging in. */
  isLastMethod: v.boolean(),
});
export type SocialConnections = v.InferOutput<typeof connections>;

/** Endpoint of members: lists own linked social accounts. */
export const socialConnections = endpoint({
  method: 'GET',
  path: '/api/social/providers',
  access: 'member',
  summary: "Lists the caller's social accounts.",
  response: connections,
  wrapping: 'envelope',
});

const ofProvider = v.object({ provider });

/**
 * Endpoint of members: starts linking a social account and returns the address of the provider;
 * requires step-up.
 */
export const connectSocial = endpoint({
  method: 'POST',
  path: '/api/social/providers/{provider}',
  access: 'member',
  summary: 'Starts linking a social account; returns the address of the provider.',
  params: ofProvider,
  body: v.optional(v.object({ returnTo: v.optional(v.string(), '/') }), {}),
  response: v.object({ url: v.string() }),
  wrapping: 'envelope',
  fresh: true,
  rateLimit: 10,
});

/**
 * Endpoint of members: unlinks a social account, unless it is the last way to log in; requires
 * step-up.
 */
export const disconnectSocial = endpoint({
  method: 'DELETE',
  path: '/api/social/providers/{provider}',
  access: 'member',
  summary: 'Unlinks a social account unless it is the only way to log in.',
  params: ofProvider,
  response: v.null(),
  wrapping: 'envelope',
  fresh: true,
});
