import { contentAddress } from '#domain/kit/image-url.ts';
import { type LogInMethod, MAX_SESSIONS } from '#domain/members/devices.ts';
import type { LoginResponse } from '#domain/members/login.ts';
import type { Queryable } from '../db/database.ts';
import type { AccountRow } from './account-store.ts';
import { endBeyond } from './device-store.ts';
import { insertSession } from './session-store.ts';
import { ELEVATED_MS, hashToken, LIFETIME, newToken } from './tokens.ts';

/** From where, and how, somebody came in. */
export type Entrance = {
  method: LogInMethod;
  /** Browser and system in words. */
  device: string;
  /** Hash of the mark that the browser keeps, if it sent one. */
  markHash: Uint8Array | null;
};

/** Opens a session and answers its token, which is known to nobody else. Who has typed a secret just now is elevated. */
export async function openSession(
  db: Queryable,
  account: Pick<AccountRow, 'id' | 'role'>,
  { method, device, markHash }: Entrance,
  now: Date,
): Promise<string> {
  const token = newToken();
  const life = LIFETIME[account.role === 'admin' ? 'admin' : 'member'];
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    now,
    expiresAt: new Date(now.getTime() + life.sliding),
    absoluteExpiresAt: new Date(now.getTime() + life.absolute),
    device,
    method,
    markHash,
    elevatedUntil: method === 'SOCIAL' ? null : new Date(now.getTime() + ELEVATED_MS),
  });
  await endBeyond(db, account.id, MAX_SESSIONS, now);
  return token;
}

/** What every way of logging in answers (contract 3). */
export const welcome = (account: AccountRow, token: string): LoginResponse => ({
  loginId: account.login_id,
  role: account.role.toUpperCase(),
  token,
  nickname: account.nickname || account.login_id,
  name: account.name || account.login_id,
  email: account.email,
  requiresMfa: false,
  tempToken: null,
  userId: account.id,
  profileImageUrl: contentAddress(account.profile_image_url),
});
