import type { Queryable } from '#server/db/database.ts';
import * as members from '#server/members/auth/open-session.ts';

/** An open session as a log-in makes it, without the cost of checking a password; answers its token. */
export async function openSession(db: Queryable, email: string, now: Date): Promise<string> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'role', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const entrance = { method: 'PASSWORD', device: '', markHash: null } as const;
  return (await members.openSession(db, account, entrance, now)).token;
}
