import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Fails unless the database answers. */
export async function ping(db: Queryable): Promise<void> {
  await sql`select 1`.execute(db);
}
