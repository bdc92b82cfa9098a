import { sql } from 'kysely';
import { REFUND_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { DEAD_LETTERS } from '../jobs/queue/job-store.ts';

/** Jobs of a kind in a state; `late` is how long the oldest has been due, in seconds. */
export type JobCount = { kind: string; state: string; count: number; late: number };

/** Counts jobs that are not done, by kind and state. */
export async function countJobs(db: Queryable): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as kind, state::text as state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(start_after)))::float8 as late
    from pgboss.job where state < 'completed' and name <> ${DEAD_LETTERS} group by 1, 2`.execute(db);
  return rows;
}

export type Backlog = { asks: number; refunds: number; abandoned: number; holds: number; unchained: number };

/** Counts what waits for a provider, a sweep or a person. */
export async function countBacklog(db: Queryable, now: Date): Promise<Backlog> {
  const { rows } = await sql<Backlog>`select
    (select count(*)::int from payment_asks) as asks,
    (select count(*)::int from refunds where status = ${REFUND_STATE.WAITING}) as refunds,
    (select count(*)::int from refunds where status = ${REFUND_STATE.GIVEN_UP}) as abandoned,
    (select count(*)::int from orders where status = 'PENDING' and hold_expires_at <= ${now}) as holds,
    (select count(*)::int from audit_unchained) as unchained`.execute(db);
  return rows[0] ?? { asks: 0, refunds: 0, abandoned: 0, holds: 0, unchained: 0 };
}
