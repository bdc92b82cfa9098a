import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Context } from '../../kit/context.ts';
import { bearerOf } from './authenticator.ts';
import { CHALLENGE_MS } from './let-in.ts';

const COOKIE = 'mfa_step';
/** Only calls of the second step carry it; older clients have no other way to. */
const PATH = '/api/admin/mfa';

/** Puts the token of a first step where a page cannot read it, and takes it away with the second. */
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

/** The token of a first step, from wherever it came; null without one. */
export function tempTokenOf(request: FastifyRequest, inBody: string | undefined): string | null {
  const inCookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
  return inBody || bearerOf(request) || inCookie || null;
}
