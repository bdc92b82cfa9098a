import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from './services.ts';
import type { ShopProcess } from './shop-process.ts';
import type { Window } from './tally.ts';

const SECOND_MS = 1_000;
/** How long a service is away. */
const AWAY_MS = 10 * SECOND_MS;
/** A supervisor's pause before it starts a process that has ended. */
const SUPERVISOR_MS = 3 * SECOND_MS;
/** Load before the first disturbance, and after each one. */
const CALM_MS = 5 * SECOND_MS;

type Step = { name: string; happen(): Promise<void> };
type Shop = { webs: readonly ShopProcess[]; workers: readonly ShopProcess[]; services: Services };

async function crash(process: ShopProcess | undefined): Promise<void> {
  await process?.end('SIGKILL');
  await sleep(SUPERVISOR_MS);
  await process?.start();
}

async function away(service: { stop(): unknown; start(): unknown }): Promise<void> {
  await service.stop();
  await sleep(AWAY_MS);
  await service.start();
}

async function rollAll(webs: readonly ShopProcess[]): Promise<void> {
  for (const web of webs) {
    await web.end('SIGTERM');
    await web.start();
  }
}

/** Disturbances of a run, in order; services that are not set up are left out. */
function stepsOf({ webs, workers, services }: Shop): Step[] {
  const { postgres, replica, redis, s3 } = services;
  return [
    { name: 'a web process is killed', happen: () => crash(webs[0]) },
    { name: 'a worker is killed', happen: () => crash(workers[0]) },
    { name: `Redis is away for ${AWAY_MS / SECOND_MS} s`, happen: () => away(redis) },
    { name: `S3 is away for ${AWAY_MS / SECOND_MS} s`, happen: () => away(s3) },
    { name: `the replica is away for ${AWAY_MS / SECOND_MS} s`, happen: () => away(replica) },
    { name: 'PostgreSQL crashes and starts again', happen: () => postgres.restart() },
    { name: 'all web processes are rolled', happen: () => rollAll(webs) },
  ];
}

/** Disturbs the shop once in every way; returns the windows, each until the next one begins. */
export async function disturb(shop: Shop): Promise<Window[]> {
  const windows: Window[] = [];
  await sleep(CALM_MS);
  for (const { name, happen } of stepsOf(shop)) {
    const begin = performance.now();
    await happen();
    await sleep(CALM_MS);
    windows.push({ name, begin, end: performance.now() });
  }
  return windows;
}
