import type { Context } from '../../kit/context.ts';
import { payFeedRewards } from '../../rewards/feed-rewards/pay-feed-rewards.ts';
import type { JobPorts } from './jobs.ts';
import { repeat } from './repeat.ts';
import { startWorker } from './work-jobs.ts';

const HOUR_MS = 3_600_000;
const REWARDS_MS = 30_000;

/** What a process does besides answering, by its role. Answers how to stop. */
export function startJobs(ports: JobPorts): () => Promise<void> {
  const stops = [dropIncoming(ports)];
  if (ports.config.role !== 'web') stops.push(startWorker(ports).stop, payRewards(ports));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** More often than jobs can be sent by the clock. */
const payRewards = (ports: JobPorts): (() => Promise<void>) =>
  repeat(REWARDS_MS, () =>
    payFeedRewards(ports).catch((error: unknown) =>
      ports.log.error({ err: error }, 'rewards wait to be paid'),
    ),
  );

/** Uploads that broke off lie on the disk of the process that took them: no job of another one finds them. */
function dropIncoming({ files, log }: Pick<Context, 'files' | 'log'>): () => Promise<void> {
  const drop = () =>
    files.incoming
      .dropOlderThan(HOUR_MS)
      .catch((error: unknown) => log.error({ err: error }, 'uploads that broke off are still there'));
  // Hours may pass between starts, but never an hour after one: what the last process left goes now.
  const atStart = drop();
  const stop = repeat(HOUR_MS, drop);
  return async () => {
    await Promise.all([atStart, stop()]);
  };
}
