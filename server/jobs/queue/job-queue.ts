import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import { statementsOn } from '../../db/boss-statements.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kit/context.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { readDeadLetters, readLastDone, removeWaiting } from './job-store.ts';

/** The clocks of servers and of the database differ a little: no job comes before its time is over everywhere. */
const SLACK_MS = 1_000;

/** Jobs in the shop's own database. Who only sends them needs no worker and no timer. */
export function jobsOn(db: Kysely<Database>, clock: Clock): Jobs {
  const boss = new PgBoss({ db: statementsOn(db) });
  const sendEach: Jobs['sendEach'] = async (tx, kind, sent) => {
    const jobs = sent.map(({ data, due: { dueAt, key } }) => {
      // Counted from now, so that it does not matter whose clock has been moved.
      const waitMs = Math.max(0, dueAt.getTime() - clock.now().getTime() + SLACK_MS);
      // In the dead letters nothing else says what it was.
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
