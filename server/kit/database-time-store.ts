import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Clock } from './context.ts';

/**
 * Returns the time of the database, which all servers share, shifted by the QA offset. Used where
 * seconds decide. A fixed test clock is returned as it is.
 */
export async function databaseNow(tx: Queryable, clock: Clock): Promise<Date> {
  if (!clock.at) return clock.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  return clock.at(rows[0]?.at ?? clock.now());
}
