import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from './tokens.ts';

/** Where somebody comes from: a network, and a browser by the mark it keeps, if it keeps one. */
export type Place = { network: string; markHash: Uint8Array | null };

/** With the member's id: of one browser nobody reads who else has used it. Nobody is 0. */
export const hashMark = (userId: number | null, mark: string | undefined): Buffer | null =>
  mark === undefined ? null : hashToken(`${userId ?? 0} ${mark}`);

export const hashNetwork = (userId: number, network: string): string =>
  createHash('sha256').update(`${userId} ${network}`).digest('base64url');

/** Whether the account has logged in from there before. An account that does not exist costs the same queries. */
export async function isKnown(
  db: Queryable,
  userId: number | null,
  { network, markHash }: Place,
  since: Date,
): Promise<{ network: boolean; device: boolean }> {
  const ofNetwork = await db
    .selectFrom('known_networks')
    .select('seen_at')
    .where('user_id', '=', userId ?? 0)
    .where('network_hash', '=', hashNetwork(userId ?? 0, network))
    .executeTakeFirst();
  const ofDevice = await db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('user_id', '=', userId ?? 0)
    .where('mark_hash', '=', markHash)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return { network: ofNetwork !== undefined, device: ofDevice !== undefined };
}

/**
 * Whether a member comes from where they have never come. Their browser says so; where it says nothing, or none of theirs
 * has ever said anything, their network does. Nobody's first log-in is strange.
 */
export async function isStrange(db: Queryable, userId: number, place: Place, now: Date): Promise<boolean> {
  const isFirst = await noteFirst(db, userId, now);
  const devices = await db
    .selectFrom('known_devices')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('mark_hash', '=', place.markHash).as('this'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isFirst || Number(devices.this) > 0) return false;
  const saysNothing = place.markHash === null || Number(devices.all) === 0;
  return !(saysNothing && (await isKnown(db, userId, place, now)).network);
}

/** Notes that a member has come in for the first time; false ever after. */
async function noteFirst(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ first_in_at: now })
    .where('id', '=', userId)
    .where('first_in_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It is as if the member had never come from there. */
export async function forgetPlace(
  db: Queryable,
  userId: number,
  { networkHash, markHash }: { networkHash: string; markHash: Uint8Array | null },
): Promise<void> {
  await db
    .deleteFrom('known_networks')
    .where('user_id', '=', userId)
    .where('network_hash', '=', networkHash)
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('mark_hash', '=', markHash)
    .execute();
}

/** From now on the account is known there. */
export async function keepPlace(
  db: Queryable,
  user_id: number,
  { network, markHash }: Place,
  seen_at: Date,
): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id, network_hash: hashNetwork(user_id, network), seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at }))
    .execute();
  if (markHash) await keepDevice(db, user_id, markHash, seen_at);
}

/** The same for a browser alone. */
export async function keepDevice(
  db: Queryable,
  user_id: number,
  mark_hash: Uint8Array,
  seen_at: Date,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id, mark_hash, seen_at, trusted_until: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'mark_hash']).doUpdateSet({ seen_at }))
    .execute();
}
