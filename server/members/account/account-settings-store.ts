import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds the login data of an active member; throws if there is none. */
export const findOwnAccount = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(columns(['id', 'email', 'nickname', 'role', 'password_hash']))
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();

/** Replaces the password hash that was verified; returns false if another change came first. */
export async function swapPassword(
  tx: Queryable,
  userId: number,
  { old, next }: { old: string | null; next: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: next, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', old)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets a verified e-mail address of an active member and returns the previous one; null without
 * such a member.
 */
export async function swapEmail(
  tx: Queryable,
  userId: number,
  email: string,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .with('before', (cte) =>
      cte.selectFrom('users').select(['id', 'email']).where('id', '=', userId).forUpdate(),
    )
    .updateTable('users')
    .from('before')
    .set({ email, email_verified_at: now, updated_at: now })
    .whereRef('users.id', '=', 'before.id')
    .where('users.status', '=', 'ACTIVE')
    .returning('before.email as old')
    .executeTakeFirst();
  return row?.old ?? null;
}

/**
 * Moves failed logins to the new address, as they are counted by address and a change must not
 * reset a lockout.
 */
export async function moveTries(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .updateTable('login_attempts')
    .set({ email: to.toLowerCase() })
    .where('email', '=', from.toLowerCase())
    .execute();
}

/** Deletes e-mail tokens that were sent to an address the member no longer has. */
export async function voidLinks(
  tx: Queryable,
  userId: number,
  purposes: readonly string[],
  after = 0,
): Promise<void> {
  await tx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('id', '>', after)
    .execute();
}
