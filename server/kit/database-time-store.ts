import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Clock } from './context.ts';

/**
 * Now, where a second decides: what the one database says that all servers share, moved by as much as QA has moved the
 * clock. A clock that follows no real one is believed.
 */
export async function databaseNow(tx: Queryable, clock: Clock): Promise<Date> {
  if (!clock.at) return clock.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  return clock.at(rows[0]?.at ?? clock.now());
}
