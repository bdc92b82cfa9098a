import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from './tokens.ts';

/** Where somebody comes from: a network, and a browser by the mark it keeps, if it keeps one. */
export type Place = { network: string; markHash: Uint8Array | null };

/** With the member's id: of one browser nobody reads who else has used it. Nobody is 0. */
export const hashMark = (userId: number | null, mark: string | undefined): Buffer | null =>
  mark === undefined ? null : hashToken(`${userId ?? 0} ${mark}`);

const hashNetwork = (userId: number, network: string): string =>
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
