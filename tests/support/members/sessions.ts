import type { Queryable } from '#server/db/database.ts';
import * as members from '#server/members/auth/open-session.ts';

/** Inserts an open session as a log-in would, without the cost of checking a password; returns its token. */
export async function openSession(db: Queryable, email: string, now: Date): Promise<string> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'role', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const entrance = { method: 'PASSWORD', device: '', markHash: null } as const;
  return (await members.openSession(db, account, entrance, now)).token;
}
