import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { patientStatements, type Statements } from '../../db/boss-statements.ts';
import { JOBS, type JobPorts } from './jobs.ts';
import { sweepOnce } from './periodic-jobs.ts';
import { runJobs } from './run-jobs.ts';

const BATCH = 100;
/** Jobs under way may end; what has not by then is tried again by whoever comes next. */
const STOP_MS = 8_000;
/** A database that was not there for a moment is there again. */
const AGAIN_MS = 5_000;
const TIMEZONE = 'Asia/Seoul';
/** What was done is of no use for long; dead letters stay for weeks. */
const KEEP = { archiveCompletedAfterSeconds: 3_600, deleteAfterDays: 1, migrate: false };

/**
 * Does the jobs that are due, beside any number of other workers. What a shop without a worker has missed is done
 * first, in its order; then it has begun. `lookEvery`: for all kinds, in seconds.
 */
export function startWorker(
  ports: JobPorts,
  lookEvery?: number,
): { begun: Promise<void>; stop(): Promise<void> } {
  const { log } = ports;
  const statements = patientStatements(ports.db, (err) => log.warn({ err }, 'the jobs cannot be read'));
  const stopping = new AbortController();
  let boss: PgBoss | null = null;
  const begin = async () => {
    await sweepOnce(ports);
    while (!stopping.signal.aborted && !boss) {
      boss = await scheduled(ports, statements).catch((err: unknown) => {
        log.error({ err }, 'no jobs are done yet');
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
      // There are more: nobody waits for the next look.
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

/** pg-boss at work, with the hours of what comes by itself. */
async function scheduled({ log }: Pick<JobPorts, 'log'>, statements: Statements): Promise<PgBoss> {
  const boss = new PgBoss({ ...KEEP, db: statements });
  boss.on('error', (error) => log.warn({ err: error }, 'the jobs are in trouble'));
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
