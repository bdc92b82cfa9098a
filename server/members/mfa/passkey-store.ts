import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

export type ChallengeKind = 'REGISTER' | 'LOGIN' | 'ELEVATE' | 'LINK';

/** Inserts a WebAuthn challenge. */
export async function insertChallenge(
  db: Queryable,
  { challenge, userId, kind }: { challenge: string; userId: number | null; kind: ChallengeKind },
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('webauthn_challenges')
    .values({ challenge, user_id: userId, kind, expires_at: expiresAt })
    .execute();
}

/** Consumes a challenge; returns false for another kind or member, or an expired one. */
export async function takeChallenge(
  db: Queryable,
  { challenge, userId, kind }: { challenge: string; userId: number | null; kind: ChallengeKind },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('webauthn_challenges')
    .where('challenge', '=', challenge)
    .where('kind', '=', kind)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the passkeys of a member, newest first. */
export const passkeysOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(columns(['id', 'name', 'backed_up', 'transports', 'created_at', 'last_used_at']))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Data of a new passkey. */
export type NewPasskey = {
  id: string;
  userId: number;
  publicKey: Uint8Array;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  transports: string;
  name: string;
  now: Date;
};

/** Inserts a passkey; returns false if its id is registered already. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey): Promise<boolean> {
  const { id, name, counter, transports } = passkey;
  const row = await db
    .insertInto('passkeys')
    .values({
      id,
      name,
      counter,
      transports,
      user_id: passkey.userId,
      public_key: passkey.publicKey,
      device_type: passkey.deviceType,
      backed_up: passkey.backedUp,
      created_at: passkey.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames a passkey of a member; returns false if there is none. */
export async function renameKey(db: Queryable, userId: number, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a passkey of a member; returns false if there was none. */
export async function removeKey(db: Queryable, userId: number, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds owner, public key and counter of a passkey. */
export const findPasskey = (db: Queryable, id: string) =>
  db
    .selectFrom('passkeys')
    .select(columns(['user_id', 'public_key', 'counter']))
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Advances the signature counter; returns false if it does not increase, which indicates a cloned
 * key. Keys that always send 0 are accepted.
 */
export async function noteUse(db: Queryable, id: string, counter: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
