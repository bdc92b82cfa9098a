import type { Queryable } from '#server/db/database.ts';
import { insertSession } from '#server/members/session-store.ts';
import { hashToken, LIFETIME, newToken } from '#server/members/tokens.ts';

/** An open session as a log-in makes it, without the cost of checking a password; answers its token. */
export async function openSession(db: Queryable, email: string, now: Date): Promise<string> {
  const { id, role } = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const life = LIFETIME[role === 'admin' ? 'admin' : 'member'];
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: id,
    now,
    expiresAt: new Date(now.getTime() + life.sliding),
    absoluteExpiresAt: new Date(now.getTime() + life.absolute),
  });
  return token;
}
