import type PgBoss from 'pg-boss';
import type { JobKind, JobPorts } from './jobs.ts';

type Job = PgBoss.JobWithMetadata;
type Batch = {
  ports: JobPorts;
  boss: Pick<PgBoss, 'fail'>;
  kind: JobKind;
  jobs: readonly Job[];
  isStopping(): boolean;
};

/**
 * Runs a claimed batch. Failures are recorded individually, as pg-boss marks the others as
 * completed.
 */
export async function runJobs(batch: Batch): Promise<void> {
  const waiting = await runTogether(batch);
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await runOne(batch, job);
  };
  await Promise.all(Array.from({ length: batch.kind.lanes }, lane));
}

/**
 * Runs the jobs that support it in one transaction, and returns those left to run individually: all
 * of them if the transaction fails.
 */
async function runTogether({ ports, kind, jobs, isStopping }: Batch): Promise<Job[]> {
  if (!kind.runTogether || jobs.length < 2 || isStopping()) return [...jobs];
  try {
    const done = await kind.runTogether(
      ports,
      jobs.map(({ data }) => data),
    );
    return jobs.filter((_, index) => !done[index]);
  } catch (error) {
    ports.log.info({ err: error, kind: jobs[0]?.name, jobs: jobs.length }, 'retrying a batch job by job');
    return [...jobs];
  }
}

async function runOne({ ports, boss, kind, isStopping }: Batch, job: Job): Promise<void> {
  const { id, name, retryCount, retryLimit } = job;
  try {
    if (isStopping()) throw new Error('the server stops');
    await kind.run(ports, job.data);
  } catch (error) {
    const told = { err: error, kind: name, job: id, tries: retryCount + 1 };
    if (retryCount >= retryLimit) ports.log.error(told, 'job failed permanently: manual action required');
    else ports.log.warn(told, 'job failed and will be retried');
    await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
  }
}
