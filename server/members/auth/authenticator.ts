import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { InForce } from '#domain/members/account/sanction.ts';
import { userTypeSchema } from '#domain/members/profile/profile.ts';
import type { Context } from '../../kit/context.ts';
import type { Authenticator } from '../../kit/feature.ts';
import { sanctionReason } from '../sanctions/refuse-suspended.ts';
import { hashToken, isSessionToken, LIFETIME, TOUCH_INTERVAL } from '../tokens/tokens.ts';
import { findSession, type SessionRow, touchSession } from './session-store.ts';

/** Returns the opaque token of `Authorization: Bearer …`, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token = '', ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && rest.length === 0 && isSessionToken(token) ? token : null;
}

/** Creates the authenticator: resolves a token to its member and extends the session. */
export const createAuthenticator =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>): Authenticator =>
  async (request) => {
    const token = bearerOf(request);
    if (!token) return null;
    const now = clock.now();
    const tokenHash = hashToken(token);
    const session = await findSession(db, tokenHash, now);
    if (!session) return null;
    const userType = v.parse(userTypeSchema, session.role);
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_INTERVAL) {
      const sliding = LIFETIME[userType === 'admin' ? 'admin' : 'member'].sliding;
      const end = Math.min(now.getTime() + sliding, session.absoluteExpiresAt.getTime());
      await touchSession(db, tokenHash, now, new Date(end));
    }
    return {
      id: session.userId,
      userType,
      nickname: session.nickname,
      email: session.email,
      sessionId: session.id,
      elevatedUntil: session.elevatedUntil,
      silence: silenceOf(session),
      lacksMfa: userType === 'admin' && !session.hasMfa,
    };
  };

const silenceOf = ({ silence }: SessionRow): InForce | null =>
  silence && {
    reason: v.parse(sanctionReason, silence.reason),
    until: silence.until === null ? null : new Date(silence.until),
  };
