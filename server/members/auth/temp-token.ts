import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Context } from '../../kit/context.ts';
import { bearerOf } from './authenticator.ts';
import { CHALLENGE_MS } from './complete-login.ts';

const COOKIE = 'mfa_step';
/** Path of the cookie: only MFA endpoints receive it, for legacy clients. */
const PATH = '/api/admin/mfa';

/**
 * Sets the login challenge as a cookie that scripts cannot read; clears it after the second factor.
 */
export function keepTempToken(
  reply: FastifyReply,
  { tempToken }: LoginResponse,
  { publicUrl }: Pick<Context['config'], 'publicUrl'>,
): void {
  const rest = `Path=${PATH}; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  void reply.header(
    'set-cookie',
    tempToken
      ? `${COOKIE}=${tempToken}; Max-Age=${CHALLENGE_MS / 1_000}; ${rest}`
      : `${COOKIE}=; Max-Age=0; ${rest}`,
  );
}

/** Returns the login challenge from body, header or cookie; null without one. */
export function tempTokenOf(request: FastifyRequest, inBody: string | undefined): string | null {
  const inCookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
  return inBody || bearerOf(request) || inCookie || null;
}
