import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { type LogInMethod, MAX_SESSIONS } from '#domain/members/auth/devices.ts';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { Queryable } from '../../db/database.ts';
import type { AccountRow } from '../account-store.ts';
import { hashToken, LIFETIME, STEP_UP_MS, sessionToken } from '../tokens/tokens.ts';
import { endBeyond } from './device-store.ts';
import { insertSession, type Proof } from './session-store.ts';

/** How and from where a session is opened. */
export type Entrance = {
  method: LogInMethod;
  /** Factors verified, if the method does not imply them. */
  proof?: Proof | null;
  /** Browser and operating system as text. */
  device: string;
  /** Hash of the browser's device token; null without one. */
  markHash: Uint8Array | null;
};

/** Factors that each method verifies; a social login verifies none of the shop's own. */
const PROOF_OF = { PASSWORD: 'PASSWORD', MFA: 'BOTH', PASSKEY: 'PASSKEY', SOCIAL: null } as const;

/**
 * Opens a session; returns its token, which is stored only as a hash, and its id. A typed secret
 * counts as step-up authentication.
 */
export async function openSession(
  db: Queryable,
  account: Pick<AccountRow, 'id' | 'role' | 'email'>,
  { method, proof = PROOF_OF[method], device, markHash }: Entrance,
  now: Date,
): Promise<{ token: string; sessionId: number }> {
  const life = LIFETIME[account.role === 'admin' ? 'admin' : 'member'];
  const absoluteExpiresAt = new Date(now.getTime() + life.absolute);
  const token = sessionToken({ email: account.email, role: account.role, end: absoluteExpiresAt });
  const sessionId = await insertSession(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    now,
    expiresAt: new Date(now.getTime() + life.sliding),
    absoluteExpiresAt,
    device,
    method,
    markHash,
    elevatedUntil: proof && new Date(now.getTime() + STEP_UP_MS),
    elevatedBy: proof,
  });
  await endBeyond(db, account.id, MAX_SESSIONS, now);
  return { token, sessionId };
}

/** Builds the login response of every method (contract 3). */
export const welcome = (account: AccountRow, token: string): LoginResponse => ({
  loginId: account.loginId,
  role: account.role.toUpperCase(),
  token,
  nickname: account.nickname || account.loginId,
  name: account.name || account.loginId,
  email: account.email,
  requiresMfa: false,
  tempToken: null,
  userId: account.id,
  profileImageUrl: contentAddress(account.profileImageUrl),
});
