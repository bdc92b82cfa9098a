import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Check, Fault } from './check.ts';

/** Most ids that a fault lists. */
const SHOWN_IDS = 5;

/**
 * Runs one check; returns null if it holds. The statement aggregates count and first ids, however
 * many rows it finds.
 */
export async function runCheck(db: Queryable, check: Check, now: Date): Promise<Fault | null> {
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with wrong as materialized (select id::float8 as id from (${check.rows(now)}) as rows)
    select (select count(*)::int from wrong) as count,
      array(select id from wrong order by id limit ${sql.lit(SHOWN_IDS)}) as ids`.execute(db);
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > 0 ? { check, count, ids } : null;
}

/**
 * Runs `work` in a savepoint, so that a failed statement does not abort the transaction; rethrows
 * the error.
 */
export async function apart<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one_check`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to one_check`.execute(tx);
    throw error;
  }
}
