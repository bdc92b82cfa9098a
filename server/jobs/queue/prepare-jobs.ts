import type { Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import { statementsOn } from '../../db/boss-statements.ts';
import type { Database } from '../../db/database.ts';
import { inTurn } from '../../db/migrate.ts';
import { DEAD_LETTERS } from './job-store.ts';
import { JOBS } from './jobs.ts';

type Queue = { name: string; retryLimit: number; retryDelay: number; expireInSeconds: number };

/** Timeout in seconds of a batch of jobs; its worker then counts as crashed. */
const EXPIRE_SECONDS = 600;

/**
 * Creates the tables of pg-boss by its own migrations, and a queue per kind; one server at a time.
 */
export const prepareJobs = (db: Kysely<Database>): Promise<void> =>
  inTurn(db, async (tx) => {
    const boss = new PgBoss({ db: statementsOn(tx), schedule: false, supervise: false });
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
    for (const queue of queues()) {
      const options = { ...queue, policy: 'short', retryBackoff: true, deadLetter: DEAD_LETTERS } as const;
      const found = known.get(queue.name);
      if (!found) await boss.createQueue(queue.name, options);
      else if (!isSame(found, queue)) await boss.updateQueue(queue.name, options);
    }
    await boss.stop({ graceful: false });
  });

const queues = (): Queue[] =>
  Object.entries(JOBS).map(([name, { retryLimit, retryDelay }]) => ({
    name,
    retryLimit,
    retryDelay,
    expireInSeconds: EXPIRE_SECONDS,
  }));

const isSame = (found: PgBoss.QueueResult, wanted: Queue): boolean =>
  found.retryLimit === wanted.retryLimit &&
  found.retryDelay === wanted.retryDelay &&
  found.expireInSeconds === wanted.expireInSeconds;
