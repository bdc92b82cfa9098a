import { sql } from 'kysely';
import type { JobPorts } from '#server/jobs/queue/jobs.ts';
import { startWorker } from '#server/jobs/queue/work-jobs.ts';
import type { TestShop } from './server/server.ts';

export type WrittenJob = {
  kind: string;
  state: string;
  /** Seconds until it may start. */
  wait: number;
  tries: number;
};

/** Everything of a kind that was ever sent and is still known. */
export async function jobsOf({ db }: Pick<TestShop, 'db'>, kind: string): Promise<WrittenJob[]> {
  const { rows } = await sql<WrittenJob>`
    select name as kind, state::text as state, retry_count as tries,
      extract(epoch from start_after - now())::float8 as wait
    from pgboss.job where name = ${kind} order by created_on, id`.execute(db);
  return rows;
}

export const countJobs = async (shop: Pick<TestShop, 'db'>, kind: string, state: string): Promise<number> =>
  (await jobsOf(shop, kind)).filter((job) => job.state === state).length;

export const forgetJobs = ({ db }: Pick<TestShop, 'db'>) => sql`delete from pgboss.job`.execute(db);

/** A worker on this shop's database, as another process would be; once it has begun; answers how to stop it. */
export async function workerOn(shop: TestShop, own: Partial<JobPorts> = {}): Promise<() => Promise<void>> {
  const ports = { ...shop.ports, log: shop.app.log, backups: null, ...own };
  const { begun, stop } = startWorker(ports, 0.5);
  await begun;
  return stop;
}
