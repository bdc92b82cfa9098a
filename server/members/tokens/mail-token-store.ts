import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Purposes of single-use tokens in e-mailed links. */
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
/** Purpose of an e-mail token, the only thing that it is valid for. */
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** Data of a new e-mail token; `data` is stored as JSON. */
export type NewMailToken = {
  userId: number;
  purpose: TokenPurpose;
  hash: Uint8Array;
  data: object;
  now: Date;
  expiresAt: Date;
};

/** Inserts an e-mail token under its hash. */
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

/** Deletes the unused tokens of a purpose, which are then answered like unknown ones. */
export async function deleteMailTokens(db: Queryable, userId: number, purpose: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Finds an e-mail token by purpose and hash. */
export const findMailToken = (db: Queryable, purpose: TokenPurpose, hash: Uint8Array) =>
  db
    .selectFrom('mail_tokens')
    .select(columns(['id', 'user_id', 'data', 'used_at', 'expires_at']))
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Consumes a valid token; of concurrent calls only one gets the row. */
export const useMailToken = (db: Queryable, purpose: TokenPurpose, hash: Uint8Array, now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns(['user_id', 'data']))
    .executeTakeFirst();
