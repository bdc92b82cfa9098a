import PgBoss from 'pg-boss';
import { patientStatements } from './boss-statements.ts';
import { JOBS, type JobPorts } from './jobs.ts';
import { runJobs } from './run-jobs.ts';
import { sweepOnce } from './sweeps.ts';

const BATCH = 100;
/** Jobs under way may end; what has not by then is tried again by whoever comes next. */
const STOP_MS = 8_000;
const TIMEZONE = 'Asia/Seoul';
/** What was done is of no use for long; dead letters stay for weeks. */
const KEEP = { archiveCompletedAfterSeconds: 3_600, deleteAfterDays: 1 };

/**
 * Does the jobs that are due, beside any number of other workers. What a shop without a worker has missed is done
 * first, in its order; then it has begun. `lookEvery`: for all kinds, in seconds.
 */
export function startWorker(
  ports: JobPorts,
  lookEvery?: number,
): { begun: Promise<void>; stop(): Promise<void> } {
  const statements = patientStatements(ports.db, (error) =>
    ports.log.warn({ err: error }, 'the jobs cannot be read'),
  );
  const boss = new PgBoss({ ...KEEP, db: statements, migrate: false });
  boss.on('error', (error) => ports.log.warn({ err: error }, 'the jobs are in trouble'));
  let isStopping = false;
  const begin = async () => {
    await sweepOnce(ports);
    if (isStopping) return;
    await boss.start();
    for (const [name, { cron }] of Object.entries(JOBS))
      if (cron) await boss.schedule(name, cron, { kind: name }, { tz: TIMEZONE });
    if (!isStopping) for (const name of Object.keys(JOBS)) await work(name);
  };
  const work = async (name: string) => {
    const kind = JOBS[name];
    if (!kind) return;
    const options = {
      batchSize: BATCH,
      pollingIntervalSeconds: lookEvery ?? kind.lookEvery,
      includeMetadata: true,
    } as const;
    const worker = await boss.work<object>(name, options, async (jobs) => {
      await runJobs({ ports, boss, kind, jobs, isStopping: () => isStopping });
      // There are more: nobody waits for the next look.
      if (jobs.length === BATCH) boss.notifyWorker(worker);
    });
  };
  const begun = begin().catch((error: unknown) => ports.log.error({ err: error }, 'no jobs are done'));
  const stop = async () => {
    isStopping = true;
    await begun;
    await boss.stop({ timeout: STOP_MS });
    await statements.close();
  };
  return { begun, stop };
}
