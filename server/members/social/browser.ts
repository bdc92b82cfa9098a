import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { cookieOf, keepCookie } from '../../kit/cookies.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

/** As long as an attempt and its next steps take. */
const SECONDS = 30 * 60;

const isSecure = ({ publicUrl }: Context['config']): boolean => publicUrl.startsWith('https://');

/** A neighbouring host cannot set a name that begins like this; browsers want encryption for it. */
const nameOf = (config: Context['config']): string => (isSecure(config) ? '__Host-social' : 'social');

const secretOf = (request: FastifyRequest, config: Context['config']): string | null => {
  const value = cookieOf(request, nameOf(config));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
};

/** The hash of what tells this browser from others; null where nothing was begun. */
export function browserOf(request: FastifyRequest, config: Context['config']): Uint8Array | null {
  const secret = secretOf(request, config);
  return secret === null ? null : hashToken(secret);
}

/** Marks a browser that begins. Two tabs of one browser have one mark, so that each can end what it began. */
export function markBrowser(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  config: Context['config'],
): Uint8Array {
  const value = secretOf(request, config) ?? newToken();
  keepCookie(reply, { name: nameOf(config), value, seconds: SECONDS, isSecure: isSecure(config) });
  return hashToken(value);
}

/** What a browser shows: its code or ticket, and its mark. */
export type Showing = { token: string; browserHash: Uint8Array | null };

export const showingOf =
  (config: Context['config']) =>
  (request: FastifyRequest, token: string): Showing => ({ token, browserHash: browserOf(request, config) });
