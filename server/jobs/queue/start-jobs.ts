import type { Context } from '../../kit/context.ts';
import { payFeedRewards } from '../../rewards/pay-feed-rewards.ts';
import type { JobPorts } from './jobs.ts';
import { repeat } from './repeat.ts';
import { startWorker } from './work-jobs.ts';

const HOUR_MS = 3_600_000;
const REWARDS_MS = 30_000;

/** Starts the background work of a process by its role. Returns a function that stops it. */
export function startJobs(ports: JobPorts): () => Promise<void> {
  const stops = [dropIncoming(ports)];
  if (ports.config.role !== 'web') stops.push(startWorker(ports).stop, payRewards(ports));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Pays feed rewards more often than scheduled jobs allow. */
const payRewards = (ports: JobPorts): (() => Promise<void>) =>
  repeat(REWARDS_MS, () =>
    payFeedRewards(ports).catch((error: unknown) =>
      ports.log.error({ err: error }, 'paying pending rewards failed'),
    ),
  );

/** Deletes aborted uploads, which are on the local disk of the process that received them. */
function dropIncoming({ files, log }: Pick<Context, 'files' | 'log'>): () => Promise<void> {
  const drop = () =>
    files.incoming
      .dropOlderThan(HOUR_MS)
      .catch((error: unknown) => log.error({ err: error }, 'deleting interrupted uploads failed'));
  // Also run at the start, for leftovers of the previous process.
  const atStart = drop();
  const stop = repeat(HOUR_MS, drop);
  return async () => {
    await Promise.all([atStart, stop()]);
  };
}
