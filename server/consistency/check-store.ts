import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Check, Fault } from './check.ts';

/** Ids that are named of a check; more say nothing new. */
const SHOWN_IDS = 5;

/** Runs one check; null where its sentence holds. */
export async function runCheck(db: Queryable, check: Check, now: Date): Promise<Fault | null> {
  const { rows } = await sql<{ count: number; ids: number[] | null }>`
    select count(*)::int as count, (array_agg(id::float8 order by id))[1:${sql.lit(SHOWN_IDS)}] as ids
    from (${check.rows(now)}) as wrong`.execute(db);
  const { count = 0, ids } = rows[0] ?? {};
  return count > 0 ? { check, count, ids: ids ?? [] } : null;
}

/** Runs `work` so that a statement of it that fails does not end the transaction; the error is thrown on. */
export async function apart<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one_check`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to one_check`.execute(tx);
    throw error;
  }
}
