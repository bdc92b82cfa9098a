import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Data of a new attempt at social login. */
export type NewAttempt = {
  stateHash: Uint8Array;
  provider: string;
  browserHash: Uint8Array;
  verifierSealed: string;
  returnTo: string;
  /** Member who connects an account; null for a login. */
  userId: number | null;
  expiresAt: Date;
};

/** Inserts an attempt under the hash of its state. */
export async function insertAttempt(db: Queryable, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('social_attempts')
    .values({
      state_hash: attempt.stateHash,
      provider: attempt.provider,
      browser_hash: attempt.browserHash,
      verifier_sealed: attempt.verifierSealed,
      return_to: attempt.returnTo,
      user_id: attempt.userId,
      expires_at: attempt.expiresAt,
      used_at: null,
    })
    .execute();
}

type Back = { stateHash: Uint8Array; provider: string; browserHash: Uint8Array };

/** Consumes the attempt that this browser started with this provider, if it has not expired. */
export const takeAttempt = (db: Queryable, { stateHash, provider, browserHash }: Back, now: Date) =>
  db
    .updateTable('social_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns(['user_id', 'verifier_sealed', 'return_to']))
    .executeTakeFirst();
