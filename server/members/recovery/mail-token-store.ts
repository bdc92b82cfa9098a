import type { Queryable } from '../../db/database.ts';

export const TOKEN_PURPOSES = [
  'VERIFY',
  'RESET',
  'EMAIL_CHANGE',
  'EMAIL_UNDO',
  'UNLOCK',
  'LINK',
  'UNSUBSCRIBE',
  'NOT_ME',
  'MFA_RESET',
] as const;
/** What a link in a mail is good for; it is good for nothing else. */
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export type NewMailToken = {
  userId: number;
  purpose: TokenPurpose;
  hash: Uint8Array;
  data: object;
  now: Date;
  expiresAt: Date;
};

export async function insertMailToken(
  db: Queryable,
  { userId, purpose, hash, data, now, expiresAt }: NewMailToken,
): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      user_id: userId,
      purpose,
      token_hash: hash,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Unused ones of a purpose are gone: they answer as if they had never been. */
export async function deleteMailTokens(db: Queryable, userId: number, purpose: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export const findMailToken = (db: Queryable, purpose: TokenPurpose, hash: Uint8Array) =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Uses a token that is still good; of those who do at the same time one gets the row. */
export const useMailToken = (db: Queryable, purpose: TokenPurpose, hash: Uint8Array, now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'data'])
    .executeTakeFirst();
