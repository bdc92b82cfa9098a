import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Somebody who has done the first step of a log-in. */
export type Challenge = {
  userId: number;
  device: string;
  network: string;
  markHash: Uint8Array | null;
  method: string;
};

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

/** Counts one more try before anything is looked at; null when there is no such challenge, or no try left. */
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
    .returning(['user_id', 'device', 'network', 'mark_hash', 'method'])
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, mark_hash: markHash, ...facts } = row;
  return { userId, markHash, ...facts };
}

/** A try that was right is none against it. */
export async function giveTryBack(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ tries: sql<number>`tries - 1` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Uses it up; false for whoever comes second. */
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

/** This browser is not asked again until then. */
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

/** Every browser of the member is asked again. */
export async function trustNoDevice(db: Queryable, userId: number): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
    .execute();
}
