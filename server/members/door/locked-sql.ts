import { sql } from 'kysely';

/** Addresses at which so many log-ins failed since a time that strangers are turned away. */
export const lockedEmails = ({ since, most }: { since: Date; most: number }) => sql<string>`
  select email from login_attempts where attempted_at > ${since} and not refused
  group by email having count(*) >= ${most}`;
