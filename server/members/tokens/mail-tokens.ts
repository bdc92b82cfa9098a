import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { deleteMailTokens, insertMailToken, type TokenPurpose } from './mail-token-store.ts';
import { hashToken, newToken } from './tokens.ts';

type Wanted = { userId: number; purpose: TokenPurpose; lifeMs: number; data?: object };

/** Issues an e-mail token and voids the unused ones of its purpose. */
export async function issueMailToken(
  tx: Queryable,
  { userId, purpose, lifeMs, data = {} }: Wanted,
  now: Date,
): Promise<string> {
  // Of two concurrent calls the later one wins.
  await lockMember(tx, userId);
  await deleteMailTokens(tx, userId, purpose);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await insertMailToken(tx, { userId, purpose, hash: hashToken(token), data, now, expiresAt });
  return token;
}
