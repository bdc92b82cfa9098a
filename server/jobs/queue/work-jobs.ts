import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { patientStatements, type Statements } from '../../db/boss-statements.ts';
import { JOBS, type JobPorts } from './jobs.ts';
import { sweepOnce } from './periodic-jobs.ts';
import { runJobs } from './run-jobs.ts';

const BATCH = 100;
/** Time in ms for running jobs to end at shutdown; unfinished ones are retried elsewhere. */
const STOP_MS = 8_000;
/** Delay in ms before a lost database is retried. */
const AGAIN_MS = 5_000;
const TIMEZONE = 'Asia/Seoul';
/** Retention of completed jobs; dead letters are kept for weeks. */
const KEEP = { archiveCompletedAfterSeconds: 3_600, deleteAfterDays: 1, migrate: false };

/**
 * Starts a worker beside any number of others. Overdue periodic jobs run first, in order; `begun`
 * then resolves. `lookEvery` overrides the polling interval in seconds.
 */
export function startWorker(
  ports: JobPorts,
  lookEvery?: number,
): { begun: Promise<void>; stop(): Promise<void> } {
  const { log } = ports;
  const statements = patientStatements(ports.db, (err) => log.warn({ err }, 'job queue cannot be read'));
  const stopping = new AbortController();
  let boss: PgBoss | null = null;
  const begin = async () => {
    await sweepOnce(ports);
    while (!stopping.signal.aborted && !boss) {
      boss = await scheduled(ports, statements).catch((err: unknown) => {
        log.error({ err }, 'job worker did not start');
        return null;
      });
      if (!boss) await sleep(AGAIN_MS, null, { signal: stopping.signal }).catch(() => {});
    }
    if (boss) for (const name of Object.keys(JOBS)) await work(boss, name);
  };
  const work = async (from: PgBoss, name: string) => {
    const kind = JOBS[name];
    if (!kind || stopping.signal.aborted) return;
    const pollingIntervalSeconds = lookEvery ?? kind.lookEvery;
    const options = { batchSize: BATCH, pollingIntervalSeconds, includeMetadata: true } as const;
    const worker = await from.work<object>(name, options, async (jobs) => {
      await runJobs({ ports, boss: from, kind, jobs, isStopping: () => stopping.signal.aborted });
      // A full batch is followed by the next one without waiting.
      if (jobs.length === BATCH) from.notifyWorker(worker);
    });
  };
  const begun = begin();
  const stop = async () => {
    stopping.abort();
    await begun;
    await boss?.stop({ timeout: STOP_MS });
    await statements.close();
  };
  return { begun, stop };
}

/** Starts pg-boss with the schedules of periodic jobs. */
async function scheduled({ log }: Pick<JobPorts, 'log'>, statements: Statements): Promise<PgBoss> {
  const boss = new PgBoss({ ...KEEP, db: statements });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue reported an error'));
  await boss.start();
  try {
    for (const [name, { cron }] of Object.entries(JOBS))
      if (cron) await boss.schedule(name, cron, { kind: name }, { tz: TIMEZONE });
    for (const { name } of await boss.getSchedules()) if (!JOBS[name]?.cron) await boss.unschedule(name);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
