import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { cookieOf, keepCookie } from '../../kit/cookies/cookies.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';

/** Lifetime of the cookie in seconds, which covers an attempt and its next steps. */
const SECONDS = 30 * 60;

const isSecure = ({ publicUrl }: Context['config']): boolean => publicUrl.startsWith('https://');

/**
 * The prefix `__Host-` prevents other hosts from setting the cookie; browsers require HTTPS for it.
 */
const nameOf = (config: Context['config']): string => (isSecure(config) ? '__Host-social' : 'social');

const secretOf = (request: FastifyRequest, config: Context['config']): string | null => {
  const value = cookieOf(request, nameOf(config));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
};

/** Returns the hash of the browser's cookie; null if no attempt was started. */
export function browserOf(request: FastifyRequest, config: Context['config']): Uint8Array | null {
  const secret = secretOf(request, config);
  return secret === null ? null : hashToken(secret);
}

/**
 * Sets the cookie of a browser that starts social login. All tabs share it, so that each can
 * complete its attempt.
 */
export function markBrowser(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  config: Context['config'],
): Uint8Array {
  const value = secretOf(request, config) ?? newToken();
  keepCookie(reply, { name: nameOf(config), value, seconds: SECONDS, isSecure: isSecure(config) });
  return hashToken(value);
}

/** Token of a request (code or ticket) and the browser's cookie hash. */
export type Showing = { token: string; browserHash: Uint8Array | null };

/**
 * Returns a function that pairs a social login ticket with the hash of the request's browser
 * cookie.
 */
export const showingOf =
  (config: Context['config']) =>
  (request: FastifyRequest, token: string): Showing => ({ token, browserHash: browserOf(request, config) });
