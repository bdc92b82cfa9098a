import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { DeadLetters } from '../kit/ports/jobs.ts';

/** Where jobs go that nobody tries any more. */
export const DEAD_LETTERS = 'dead-letters';

/** How many of each kind lie there, and since when. */
export async function readDeadLetters(db: Queryable): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    select data ->> 'kind' as kind, count(*)::int as count, min(created_on) as since
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' group by 1 order by 1`.execute(db);
  return rows;
}

/** What waits is due so much earlier: QA has moved the clock, and the database has its own. */
export const bringForward = (db: Queryable, ms: number): Promise<unknown> =>
  sql`update pgboss.job set start_after = start_after - ${ms / 1_000} * interval '1 second'
    where state < 'active' and name <> ${DEAD_LETTERS}`.execute(db);
