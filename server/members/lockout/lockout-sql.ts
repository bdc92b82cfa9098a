import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

type Limit = { since: Date; most: number };

/**
 * SQL: e-mail addresses that are locked for unknown browsers and networks after `most` failed
 * logins.
 */
export const lockedEmails = ({ since, most }: Limit) => sql<string>`
  select email from login_attempts where attempted_at > ${since} and not refused
  group by email having count(*) >= ${most}`;

/** Returns whether logins from unknown browsers and networks are locked for an address. */
export async function isLocked(db: Queryable, email: string, limit: Limit): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select lower(${email}) in (${lockedEmails(limit)}) as locked`.execute(db);
  return rows[0]?.locked === true;
}
