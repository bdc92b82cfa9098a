import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Throws unless the database responds. */
export async function ping(db: Queryable): Promise<void> {
  await sql`select 1`.execute(db);
}
