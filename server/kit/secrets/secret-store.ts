import type { Queryable } from '../../db/database.ts';

/** Returns a secret that all servers of the shop share. */
export async function findSecret(db: Queryable, name: string): Promise<string> {
  const row = await db
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.secret;
}

const KEY_FINGERPRINT = 'key-fingerprint';

/** Returns the fingerprint of the key of all servers; null before the first has stored it. */
export async function findKeyFingerprint(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', KEY_FINGERPRINT)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Stores the fingerprint unless another server was first; returns the stored one. */
export async function insertKeyFingerprint(db: Queryable, fingerprint: string): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name: KEY_FINGERPRINT, secret: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findSecret(db, KEY_FINGERPRINT);
}
