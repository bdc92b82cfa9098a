import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Sets the password of an active member and returns the e-mail address; null otherwise. */
export async function setPassword(
  db: Queryable,
  userId: number,
  password_hash: string,
  now: Date,
): Promise<{ email: string } | null> {
  const row = await db
    .updateTable('users')
    .set({ password_hash, updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .returning('email')
    .executeTakeFirst();
  return row ?? null;
}

/** Removes the password, so that it can no longer be used for login. */
export async function clearPassword(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Ends all sessions, login challenges and trusted browsers of a member. */
export async function endEverything(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  await db.deleteFrom('social_codes').where('user_id', '=', userId).execute();
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
    .execute();
}

/**
 * Ends a session and everything else of its browser; returns the browser's token hash, null if it
 * has none or the session does not exist.
 */
export async function endBrowser(
  db: Queryable,
  userId: number,
  sessionId: number,
  now: Date,
): Promise<Uint8Array | null> {
  const session = await db
    .selectFrom('sessions')
    .select(columns(['mark_hash']))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!session) return null;
  const { markHash } = session;
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('mark_hash', 'is not distinct from', markHash)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .deleteFrom('login_challenges')
    .where('user_id', '=', userId)
    .where('mark_hash', 'is not distinct from', markHash)
    .execute();
  return markHash;
}

/** Deletes all login attempts of an account, which ends a lockout. */
export async function forgetTries(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('email', '=', email.toLowerCase()).execute();
}
