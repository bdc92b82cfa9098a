import type { Queryable } from '../../db/database.ts';

/** What an active member proves and is reached by. */
export const findOwnAccount = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'nickname', 'role', 'password_hash'])
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();

/** Puts a password in the place of the one that was looked at; false when another change came first. */
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

/** Gives an active member another address, proven just now, and answers the one before; null when there is no such member. */
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

/** Tries at an account are counted by its address: they move with it, or a change would be a fresh start for a guesser. */
export async function moveTries(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .updateTable('login_attempts')
    .set({ email: to.toLowerCase() })
    .where('email', '=', from.toLowerCase())
    .execute();
}

/** What was sent to an address that is not the member's any more opens nothing. */
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
