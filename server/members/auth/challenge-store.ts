import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Login challenge after the first factor. */
export type Challenge = {
  userId: number;
  device: string;
  network: string;
  markHash: Uint8Array | null;
  method: string;
};

/** Inserts a login challenge under the hash of its token. */
export async function insertChallenge(
  db: Queryable,
  tokenHash: Uint8Array,
  { userId, markHash, ...facts }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('login_challenges')
    .values({
      ...facts,
      token_hash: tokenHash,
      user_id: userId,
      mark_hash: markHash,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/**
 * Counts an attempt before the code is checked; null if there is no valid challenge or no attempt
 * left.
 */
export async function countChallengeTry(
  db: Queryable,
  tokenHash: Uint8Array,
  { now, most }: { now: Date; most: number },
): Promise<Challenge | null> {
  const row = await db
    .updateTable('login_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(columns(['user_id', 'device', 'network', 'mark_hash', 'method']))
    .executeTakeFirst();
  return row ?? null;
}

/** Undoes the count of a successful attempt. */
export async function giveTryBack(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ tries: sql<number>`tries - 1` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Consumes a challenge; returns false if it was already used. */
export async function spendChallenge(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('login_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Trusts a browser until a time, so that it skips the second factor. */
export async function trustDevice(
  db: Queryable,
  userId: number,
  markHash: Uint8Array,
  until: Date,
): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: until })
    .where('user_id', '=', userId)
    .where('mark_hash', '=', markHash)
    .execute();
}

/** Ends the trust in all browsers of a member. */
export async function trustNoDevice(db: Queryable, userId: number): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
    .execute();
}
