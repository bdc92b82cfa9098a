// npm run pages: what pages that the server draws cost it, at 10,000 products, drawn and copied, for one and for many.
// `--sale`: how they are answered while some buy. `--write` puts it into docs/numbers.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readConfig } from '#server/config.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { startShop } from '#server/start-shop.ts';
import { measureSale } from './lib/load/sale.ts';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const PRODUCTS = 10_000;
const ROUNDS = 150;
const CROWD_MS = 6_000;
const measured: string[][] = [];

type Crowd = { pages: number[]; calls: number[] };

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

function print(what: string, ...values: string[]): void {
  measured.push([what, ...values]);
  console.log([what.padEnd(60), ...values].join('  '));
}

/** Asks one after the other, after some that warm up. */
async function oneByOne(base: string, addressOf: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -20; round < ROUNDS; round += 1) {
    const began = performance.now();
    await (await fetch(base + addressOf(round + 20))).arrayBuffer();
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

const crowd = (base: string, path: string, clients: number, others: readonly string[] = []): Promise<Crowd> =>
  new Promise((resolve, reject) => {
    const workerData = { base, path, others, clients, ms: CROWD_MS };
    const worker = new Worker(new URL('./lib/load/page-load.mjs', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });

async function measure(databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pages-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const shop = await startShop(
    readConfig({
      ...env,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
      MAX_LOOP_DELAY: '0',
      PORT: '0',
    }),
  );
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { engine } = shop.opened;
  await seedBigCatalogue(shop.opened.db, PRODUCTS);
  for (const path of ['/', '/products', '/products/1', '/feeds']) {
    const drawn = await oneByOne(base, (round) => `${path}?page=${round % 170}&size=20&n=${round}`);
    const copied = await oneByOne(base, () => path);
    print(`${engine}: ${path}, drawn, one client`, ms(at(drawn, 0.5)), ms(at(drawn, 0.95)));
    print(`${engine}: ${path}, copied, one client`, ms(at(copied, 0.5)), ms(at(copied, 0.95)));
  }
  const copied = await crowd(base, '/products', 32);
  const rate = Math.round((copied.pages.length / CROWD_MS) * 1_000);
  print(
    `${engine}: /products, copied, 32 clients, ${rate} a second`,
    ms(at(copied.pages, 0.5)),
    ms(at(copied.pages, 0.95)),
  );
  const before = process.cpuUsage();
  const many = await crowd(base, '/products', 64, ['/api/products?size=9']);
  const { user, system } = process.cpuUsage(before);
  const share = Math.round((user + system) / CROWD_MS / 10);
  const memory = Math.round(process.memoryUsage().rss / 1_048_576);
  print(
    `${engine}: the same, 64 clients: ${share} % of a core with the crowd's own, ${memory} MiB`,
    ms(at(many.pages, 0.5)),
    ms(at(many.pages, 0.95)),
  );
  print(`${engine}: a product list called beside them`, ms(at(many.calls, 0.5)), ms(at(many.calls, 0.95)));
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  await measure(undefined);
  if (findPostgres()) {
    const { url, stop } = await startPostgres();
    await measure(url).finally(stop);
  }
  if (isWriting()) writeNumbers('pages', tableOf(['what', 'p50', 'p95'], measured));
}

await (process.argv.includes('--sale') ? measureSale() : measureAll());
