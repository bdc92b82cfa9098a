import { type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database, Queryable } from '../db/database.ts';
import type { Clock } from '../kit/context.ts';
import type { DeadLetters, Jobs } from '../kit/ports/jobs.ts';
import { statementsOn } from './boss-statements.ts';

/** Where jobs go that nobody tries any more. */
export const DEAD_LETTERS = 'dead-letters';
/** The clocks of servers and of the database differ a little: no job comes before its time is over everywhere. */
const SLACK_MS = 1_000;

/** Jobs in the shop's own database. Who only sends them needs no worker and no timer. */
export function jobsOn(db: Kysely<Database>, clock: Clock): Jobs {
  const boss = new PgBoss({ db: statementsOn(db) });
  return {
    async send(tx, kind, data, { dueAt, key }) {
      // Counted from now, so that it does not matter whose clock has been moved.
      const waitMs = dueAt.getTime() - clock.now().getTime() + SLACK_MS;
      const options = { singletonKey: key, ...(waitMs > 0 ? { startAfter: waitMs / 1_000 } : {}) };
      // In the dead letters nothing else says what it was.
      await boss.send(kind, { kind, ...data }, { ...options, db: statementsOn(tx) });
    },
    deadLetters: () => readDeadLetters(db),
  };
}

async function readDeadLetters(db: Queryable): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    select data ->> 'kind' as kind, count(*)::int as count, min(created_on) as since
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' group by 1 order by 1`.execute(db);
  return rows;
}

/** What waits is due so much earlier: QA has moved the clock, and the database has its own. */
export const bringForward = (db: Queryable, ms: number): Promise<unknown> =>
  sql`update pgboss.job set start_after = start_after - ${ms / 1_000} * interval '1 second'
    where state < 'active' and name <> ${DEAD_LETTERS}`.execute(db);
