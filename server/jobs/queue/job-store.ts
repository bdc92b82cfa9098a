import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { DeadLetters } from '../../kit/ports/jobs.ts';

/** Queue of jobs that are no longer retried. */
export const DEAD_LETTERS = 'dead-letters';

/** Counts dead letters by kind with the oldest time. */
export async function readDeadLetters(db: Queryable): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    select data ->> 'kind' as kind, count(*)::int as count, min(created_on) as since
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns the last completion of a kind, as far as it is recorded. */
export async function readLastDone(db: Queryable, kind: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select greatest(
    (select max(completed_on) from pgboss.job where name = ${kind} and state = 'completed'),
    (select max(completed_on) from pgboss.archive where name = ${kind} and state = 'completed')) as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** Makes waiting jobs due earlier, after QA has moved the clock, as the database has its own. */
export const bringForward = (db: Queryable, ms: number): Promise<unknown> =>
  sql`update pgboss.job set start_after = start_after - ${ms / 1_000} * interval '1 second'
    where state < 'active' and name <> ${DEAD_LETTERS}`.execute(db);

/**
 * Deletes a job that waits for its first attempt; the expression matches pg-boss's index of
 * singleton keys.
 */
export async function removeWaiting(tx: Queryable, kind: string, key: string): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${kind} and coalesce(singleton_key, '') = ${key} and state = 'created' and policy = 'short'`.execute(
    tx,
  );
}
