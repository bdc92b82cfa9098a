import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

type Limit = { since: Date; most: number };

/** Addresses at which so many log-ins failed since a time that strangers are turned away. */
export const lockedEmails = ({ since, most }: Limit) => sql<string>`
  select email from login_attempts where attempted_at > ${since} and not refused
  group by email having count(*) >= ${most}`;

/** Whether strangers are turned away at an address. */
export async function isLocked(db: Queryable, email: string, limit: Limit): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select lower(${email}) in (${lockedEmails(limit)}) as locked`.execute(db);
  return rows[0]?.locked === true;
}
