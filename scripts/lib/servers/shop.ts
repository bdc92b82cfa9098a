import { randomBytes } from 'node:crypto';
import { openPostgres } from '#server/db/open-database.ts';
import { startProxy } from './proxy.ts';
import { type Services, startServices } from './services.ts';
import { type ShopProcess, shopProcess } from './shop-process.ts';

const WEBS = 3;
const WORKERS = 2;

/** Starts the services, three web and two worker processes with folders of their own, and the proxy before them. */
export async function startServers() {
  const services = await startServices();
  const processes: ShopProcess[] = [];
  const ends: (() => unknown)[] = [services.end];
  const end = async () => {
    for (const one of ends.toReversed()) await one();
  };
  try {
    const env = envOf(services);
    for (let index = 0; index < WEBS; index += 1)
      processes.push(await shopProcess(`web ${index + 1}`, 'web', env));
    for (let index = 0; index < WORKERS; index += 1)
      processes.push(await shopProcess(`worker ${index + 1}`, 'worker', env));
    for (const process of processes) {
      ends.push(process.remove);
      await process.start();
    }
    const webs = processes.slice(0, WEBS);
    const proxy = await startProxy(webs.map(({ port }) => port));
    ends.push(proxy.end);
    const { db, close } = openPostgres(services.env.DATABASE_URL ?? '', 2);
    ends.push(close);
    return { services, webs, workers: processes.slice(WEBS), origin: proxy.origin, db, end };
  } catch (error) {
    await end();
    throw error;
  }
}

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Returns the environment of each process; limits by address are raised, as all clients have one address. */
function envOf({ env }: Services): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    PATH,
    ...env,
    SECRET_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '5',
  };
}
