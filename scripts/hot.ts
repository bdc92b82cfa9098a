// npm run hot: orders for one option that many members want, through HTTP on PostgreSQL, decided in batches and one by one
// in turn: five windows each of 64 and of 256 clients, and how long another transaction waits for the row of the option;
// orders that jobs do in a second, by sets of a hundred and one by one; then 200 buyers for 50 units, twenty rounds on
// each engine. Ends with 1 where more or fewer units are sold than there are. `--short` takes one window and two rounds,
// `--write` puts the tables into docs/numbers.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Config, readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/open-database.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { addBuyers, anOption, bringStock, orderLoad, stockOf } from './lib/load/order-buyers.ts';
import { measureSteps } from './lib/load/order-step-rates.ts';
import { quantile } from './lib/mutation/callers.ts';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const CLIENTS = [64, 256];
const isShort = process.argv.includes('--short');
const WINDOWS = isShort ? 1 : 5;
const WINDOW_MS = 4_000;
const PROBE_MS = 50;
const PLENTY = 1_000_000;
const SALE = { buyers: 200, units: 50, rounds: isShort ? 2 : 20 };

const load = `Windows of ${WINDOW_MS / 1_000} s: ${WINDOWS}; ${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
const measured: string[][] = [];
const steps: string[][] = [];
function print(what: string, ...cells: string[]): void {
  measured.push([what, ...cells]);
  console.log([what.padEnd(64), ...cells].join('  '));
}
const ms = (times: readonly number[], share: number): string => `${quantile(times, share).toFixed(1)} ms`;

type Running = { shop: RunningShop; config: Config; base: string; tokens: string[]; optionId: number };

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
    const tokens = await addBuyers(shop.opened.db, Math.max(SALE.buyers, ...CLIENTS));
    await work({ shop, config, base, tokens, optionId: await anOption(shop.opened.db) });
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for the row of an option again and again on a connection of its own, in ms, until `isOver`. */
async function probeRow(url: string, optionId: number, isOver: () => boolean): Promise<number[]> {
  const { db, close } = openPostgres(url, 1);
  const waits: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    // One that waits for longer than the limit of the shop counts with that time.
    await sql`select id from product_options where id = ${optionId} for update`.execute(db).catch(() => {});
    waits.push(performance.now() - began);
    await sleep(PROBE_MS);
  }
  await close();
  return waits;
}

type Window = { rate: number; times: number[]; waits: number[]; refused: number };

async function window({ base, tokens, optionId }: Running, url: string, clients: number): Promise<Window> {
  let isOver = false;
  const probing = probeRow(url, optionId, () => isOver);
  const orders = {
    base,
    tokens: tokens.slice(0, clients),
    optionId,
    ms: WINDOW_MS,
    each: Number.MAX_SAFE_INTEGER,
  };
  const began = performance.now();
  const { times, refused } = await orderLoad(orders);
  const rate = times.length / ((performance.now() - began) / 1_000);
  isOver = true;
  const sum = Object.values(refused).reduce((total, count) => total + count, 0);
  return { rate, times, waits: await probing, refused: sum };
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Windows of orders that are decided in batches and one by one, in turn after one of each that does not count. */
async function windowsOf(
  running: Running,
  url: string,
  clients: number,
): Promise<Record<'batches' | 'alone', Window[]>> {
  const windows: Record<'batches' | 'alone', Window[]> = { batches: [], alone: [] };
  for (let index = 0; index <= WINDOWS; index += 1)
    for (const way of ['batches', 'alone'] as const) {
      running.config.orderBatches = way === 'batches';
      const measuredNow = await window(running, url, clients);
      if (index > 0) windows[way].push(measuredNow);
    }
  running.config.orderBatches = true;
  return windows;
}

async function measureRates(running: Running, url: string): Promise<void> {
  await bringStock(running.shop.opened.db, running.optionId, PLENTY);
  for (const clients of CLIENTS) {
    const { batches, alone } = await windowsOf(running, url, clients);
    printRate(`${clients} clients, in batches`, batches);
    printRate(`${clients} clients, one by one`, alone);
    const ratio = medianRate(batches) / medianRate(alone);
    print(`${clients} clients, ratio`, `${ratio.toFixed(1)} times`, '', '', '');
  }
}

const medianRate = (windows: readonly Window[]): number => median(windows.map(({ rate }) => rate));

function printRate(what: string, windows: readonly Window[]): void {
  const times = windows.flatMap((one) => one.times);
  const waits = windows.flatMap((one) => one.waits);
  const refused = windows.reduce((total, one) => total + one.refused, 0);
  print(
    what,
    `${medianRate(windows).toFixed(0)} a second`,
    `${ms(times, 0.5)} / ${ms(times, 0.95)}`,
    `${ms(waits, 0.5)} / ${ms(waits, 0.95)}`,
    `${refused}`,
  );
}

async function measureJobs({ shop, optionId }: Running): Promise<void> {
  steps.push(...(await measureSteps(shop.opened.db, optionId, WINDOWS)));
  for (const [what, ...cells] of steps) console.log([what?.padEnd(64), ...cells].join('  '));
}

/** More buyers than units, round after round; the exit code is 1 unless exactly the units are sold. */
async function measureSale({ shop, base, tokens, optionId }: Running): Promise<void> {
  let oversold = 0;
  let unsold = 0;
  for (let round = 0; round < SALE.rounds; round += 1) {
    await bringStock(shop.opened.db, optionId, SALE.units);
    const buyers = tokens.slice(0, SALE.buyers);
    const { times } = await orderLoad({ base, tokens: buyers, optionId, ms: 600_000, each: 1 });
    oversold += Math.max(0, times.length - SALE.units);
    unsold += await stockOf(shop.opened.db, optionId);
  }
  const what = `${shop.opened.engine}: ${SALE.buyers} buyers for ${SALE.units} units, ${SALE.rounds} rounds`;
  if (oversold + unsold > 0) process.exitCode = 1;
  print(what, `${oversold} oversold`, `${unsold} unsold`, '', '');
}

if (findPostgres()) {
  const { url, stop } = await startPostgres();
  try {
    await withShop(url, async (running) => {
      await measureRates(running, url);
      await measureJobs(running);
      await measureSale(running);
    });
  } finally {
    stop();
  }
} else console.log('PostgreSQL is not installed: only the embedded engine was tried.');
await withShop(null, measureSale);

const HEAD = ['what', 'orders', 'order p50 / p95', 'wait for the row p50 / p95', 'refused'];
const STEP_HEAD = ['job', 'orders a second, sets of 100', 'one by one', 'ratio'];
if (isWriting())
  writeNumbers('hot', [load, '', ...tableOf(HEAD, measured), '', ...tableOf(STEP_HEAD, steps)]);
