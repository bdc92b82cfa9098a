import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { deleteMailTokens, insertMailToken, type TokenPurpose } from './mail-token-store.ts';

type Wanted = { userId: number; purpose: TokenPurpose; lifeMs: number; data?: object };

/** A token for a link in a mail, known to nobody else. The unused ones of its purpose before it open nothing any more. */
export async function issueMailToken(
  tx: Queryable,
  { userId, purpose, lifeMs, data = {} }: Wanted,
  now: Date,
): Promise<string> {
  // Of two at the same time the later one stays.
  await lockMember(tx, userId);
  await deleteMailTokens(tx, userId, purpose);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await insertMailToken(tx, { userId, purpose, hash: hashToken(token), data, now, expiresAt });
  return token;
}
