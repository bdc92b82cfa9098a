// npm run hot: orders for one option that many members want, through HTTP on PostgreSQL, decided in batches and one by one
// in turn: five windows each of 64 and of 256 clients, and how long another transaction waits for the row of the option;
// orders that jobs do in a second, by sets of a hundred and one by one; then 200 buyers for 50 units, twenty rounds on
// each engine. Ends with 1 where more or fewer units are sold than there are. `--short` takes one window and two rounds,
// `--processes 3` has the built shop sell from three web processes, `--write` puts the tables into docs/numbers.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { startShop } from '#server/start-shop.ts';
import { measureProcesses } from './lib/load/hot-processes.ts';
import { addBuyers, anOption, bringStock } from './lib/load/order-buyers.ts';
import { measureSteps } from './lib/load/order-step-rates.ts';
import {
  BUYERS,
  CLIENTS,
  HEAD,
  PLENTY,
  printRow,
  rowsOf,
  type Shop,
  saleRow,
  WINDOW_MS,
  WINDOWS,
  window,
  windowsInTurn,
} from './lib/load/order-windows.ts';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const measured: string[][] = [];
const steps: string[][] = [];
function print(row: string[]): void {
  measured.push(row);
  printRow(row);
}

type Running = Shop & { config: Config; engine: string };

/** Starts a seeded shop with buyers in this process and ends it after `work`. */
async function withShop(
  databaseUrl: string | null,
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-hot-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const limits = { RATE_LIMIT_FACTOR: '1000000', MAX_LOOP_DELAY: '0', HANDLER_TIMEOUT: '0' };
  const own = databaseUrl ? { DATABASE_URL: databaseUrl, ROLE: 'web' } : {};
  const config = readConfig({ ...env, ...limits, ...own, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' });
  const shop = await startShop(config);
  try {
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { db, engine } = shop.opened;
    const tokens = await addBuyers(db, BUYERS);
    await work({ db, engine, config, bases: [base], tokens, optionId: await anOption(db) });
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRates(running: Running, url: string): Promise<void> {
  await bringStock(running.db, running.optionId, PLENTY);
  for (const clients of CLIENTS) {
    const windows = await windowsInTurn((way) => {
      running.config.orderBatches = way === 'batches';
      return window(running, url, clients);
    });
    for (const row of rowsOf(`${clients} clients`, windows)) print(row);
  }
  running.config.orderBatches = true;
}

async function measureJobs({ db, optionId }: Running): Promise<void> {
  steps.push(...(await measureSteps(db, optionId, WINDOWS)));
  for (const row of steps) printRow(row);
}

async function measureAll(): Promise<void> {
  const load = `Windows of ${WINDOW_MS / 1_000} s: ${WINDOWS}; ${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
  const sell = async (running: Running) => print(await saleRow(running.engine, running));
  if (findPostgres()) {
    const { url, stop } = await startPostgres();
    try {
      await withShop(url, async (running) => {
        await measureRates(running, url);
        await measureJobs(running);
        await sell(running);
      });
    } finally {
      stop();
    }
  } else console.log('PostgreSQL is not installed: only the embedded engine was tried.');
  await withShop(null, sell);
  const stepHead = ['job', 'orders a second, sets of 100', 'one by one', 'ratio'];
  if (isWriting())
    writeNumbers('hot', [load, '', ...tableOf(HEAD, measured), '', ...tableOf(stepHead, steps)]);
}

const { values } = parseArgs({ strict: false, options: { processes: { type: 'string' } } });
if (values.processes === undefined) await measureAll();
else await measureProcesses(Number(values.processes));
