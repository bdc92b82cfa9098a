import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import { statementsOn } from '../../db/boss-statements.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kit/context.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { readDeadLetters, readLastDone, removeWaiting } from './job-store.ts';

/** Tolerance in ms between the clocks of servers and database, so that no job runs early. */
const SLACK_MS = 1_000;

/**
 * Creates the job queue in the shop's database. A process that only enqueues needs no worker or
 * timer.
 */
export function jobsOn(db: Kysely<Database>, clock: Clock): Jobs {
  const boss = new PgBoss({ db: statementsOn(db) });
  const sendEach: Jobs['sendEach'] = async (tx, kind, sent) => {
    const jobs = sent.map(({ data, due: { dueAt, key } }) => {
      // Relative to now, so that a moved clock does not matter.
      const waitMs = Math.max(0, dueAt.getTime() - clock.now().getTime() + SLACK_MS);
      // The kind is stored in the data, as dead letters contain nothing else to identify it.
      return { name: kind, data: { kind, ...data }, singletonKey: key, startAfter: `${waitMs / 1_000}` };
    });
    if (jobs.length > 0) await boss.insert(jobs, { db: statementsOn(tx) });
  };
  return {
    send: (tx, kind, data, due) => sendEach(tx, kind, [{ data, due }]),
    sendEach,
    remove: removeWaiting,
    deadLetters: () => readDeadLetters(db),
    lastDone: (kind) => readLastDone(db, kind),
  };
}
