import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { DeadLetters } from '../../kit/ports/jobs.ts';

/** Where jobs go that nobody tries any more. */
export const DEAD_LETTERS = 'dead-letters';

/** How many of each kind lie there, and since when. */
export async function readDeadLetters(db: Queryable): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    select data ->> 'kind' as kind, count(*)::int as count, min(created_on) as since
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' group by 1 order by 1`.execute(db);
  return rows;
}

/** When a job of a kind ended well for the last time, as far as it is still known. */
export async function readLastDone(db: Queryable, kind: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select greatest(
    (select max(completed_on) from pgboss.job where name = ${kind} and state = 'completed'),
    (select max(completed_on) from pgboss.archive where name = ${kind} and state = 'completed')) as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** What waits is due so much earlier: QA has moved the clock, and the database has its own. */
export const bringForward = (db: Queryable, ms: number): Promise<unknown> =>
  sql`update pgboss.job set start_after = start_after - ${ms / 1_000} * interval '1 second'
    where state < 'active' and name <> ${DEAD_LETTERS}`.execute(db);

/** Removes a job that waits for its first try; the expression is that of pg-boss's index of waiting keys. */
export async function removeWaiting(tx: Queryable, kind: string, key: string): Promise<void> {
  await sql`delete from pgboss.job
    where name = ${kind} and coalesce(singleton_key, '') = ${key} and state = 'created' and policy = 'short'`.execute(
    tx,
  );
}
