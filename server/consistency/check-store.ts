import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Check, Fault } from './check.ts';

/** Ids that are named of a check; more say nothing new. */
const SHOWN_IDS = 5;

/** Runs one check; null where its sentence holds. The statement keeps the count and the first ids, however many rows it finds. */
export async function runCheck(db: Queryable, check: Check, now: Date): Promise<Fault | null> {
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with wrong as materialized (select id::float8 as id from (${check.rows(now)}) as rows)
    select (select count(*)::int from wrong) as count,
      array(select id from wrong order by id limit ${sql.lit(SHOWN_IDS)}) as ids`.execute(db);
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > 0 ? { check, count, ids } : null;
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
