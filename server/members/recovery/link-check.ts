import type { ErrorCode } from '#domain/kit/errors.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findMailToken, type TokenPurpose } from '../tokens/mail-token-store.ts';
import { hashToken } from '../tokens/tokens.ts';

/** Throws for a link that is unknown, used, replaced by a newer one or expired. */
export async function checkLink(
  db: Queryable,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<{ userId: number }> {
  const row = await findMailToken(db, purpose, hashToken(token));
  const refusal = refusalOf(row, now);
  if (!row || refusal) throw new ShopError(refusal ?? 'INVALID_TOKEN');
  return { userId: row.userId };
}

function refusalOf(row: { usedAt: Date | null; expiresAt: Date } | undefined, now: Date): ErrorCode | null {
  if (!row || row.usedAt) return 'INVALID_TOKEN';
  return row.expiresAt <= now ? 'TOKEN_EXPIRED' : null;
}
