import { createHash } from 'node:crypto';
import type { QueryCreator } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { hashToken } from '../tokens/tokens.ts';

/** Origin of a login: network, and hash of the browser's device token if it has one. */
export type Place = { network: string; markHash: Uint8Array | null };

/**
 * Hashes a device token together with the member's id, so that accounts of one browser cannot be
 * linked; 0 stands for an unknown account.
 */
export const hashDeviceToken = (userId: number | null, mark: string | undefined): Buffer | null =>
  mark === undefined ? null : hashToken(`${userId ?? 0} ${mark}`);

/** Returns the hash under which the network of a member's login is stored. */
export const hashNetwork = (userId: number, network: string): string =>
  createHash('sha256').update(`${userId} ${network}`).digest('base64url');

/**
 * Returns whether the account has logged in from this network and browser before. An unknown
 * account costs the same query.
 */
export async function isKnown(
  db: Queryable,
  userId: number | null,
  { network, markHash }: Place,
  since: Date,
): Promise<{ network: boolean; device: boolean }> {
  const id = userId ?? 0;
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('known_networks')
            .select('user_id')
            .where('user_id', '=', id)
            .where('network_hash', '=', hashNetwork(id, network)),
        )
        .as('network'),
      eb
        .exists(
          eb
            .selectFrom('known_devices')
            .select('user_id')
            .where('user_id', '=', id)
            .where('mark_hash', '=', markHash)
            .where('seen_at', '>', since),
        )
        .as('device'),
    ])
    .executeTakeFirstOrThrow();
  return { network: Boolean(row.network), device: Boolean(row.device) };
}

/** Records the first login of a member; returns false if another login has recorded it. */
export async function noteFirst(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ first_in_at: now })
    .where('id', '=', userId)
    .where('first_in_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets a network and browser of a member. */
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

/** Records network and browser of a login in one statement. */
export async function keepPlace(
  db: Queryable,
  user_id: number,
  { network, markHash }: Place,
  seen_at: Date,
): Promise<void> {
  const keepNetwork = (on: QueryCreator<Database>) =>
    on
      .insertInto('known_networks')
      .values({ user_id, network_hash: hashNetwork(user_id, network), seen_at })
      .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at }));
  if (!markHash) await keepNetwork(db).execute();
  else
    await db
      .with('network', keepNetwork)
      .insertInto('known_devices')
      .values({ user_id, mark_hash: markHash, seen_at, trusted_until: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'mark_hash']).doUpdateSet({ seen_at }))
      .execute();
}

/** Records a browser of a member. */
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
