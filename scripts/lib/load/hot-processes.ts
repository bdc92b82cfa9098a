// Orders for one option at several web processes of the built shop on one PostgreSQL, each with a part of the buyers: in
// batches and, at as many other processes, one by one, in windows in turn; then sales of few units. Each process decides
// batches of its own, which meet at the row of the option; the last column says how many orders a transaction has written.
import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';
import { openPostgres } from '#server/db/open-database.ts';
import { build } from '../../build.mjs';
import { isWriting, tableOf, writeNumbers } from '../numbers.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { type ShopProcess, shopProcess } from '../servers/shop-process.ts';
import { addBuyers, anOption, bringStock } from './order-buyers.ts';
import {
  BUYERS,
  CLIENTS,
  HEAD,
  PLENTY,
  printRow,
  rowsOf,
  type Shop,
  saleRow,
  type Way,
  WINDOW_MS,
  WINDOWS,
  window,
  windowsInTurn,
} from './order-windows.ts';

/** Returns the environment of the processes; limits are raised, as all clients have one address. */
const envOf = (url: string, way: Way): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  DATABASE_URL: url,
  SECRET_KEY: SECRET,
  RATE_LIMIT_FACTOR: '1000000',
  MAX_LOOP_DELAY: '0',
  HANDLER_TIMEOUT: '0',
  LOG_LEVEL: 'error',
  ORDER_BATCHES: way === 'batches' ? 'on' : 'off',
});
const SECRET = randomBytes(32).toString('base64');

/** Starts processes one after another: the first one migrates and seeds. */
async function start(url: string, way: Way, count: number, started: ShopProcess[]): Promise<string[]> {
  const bases: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const web = await shopProcess(`web ${index + 1}, ${way}`, 'web', envOf(url, way));
    started.push(web);
    await web.start();
    bases.push(web.base);
  }
  return bases;
}

const lastOrder = async (db: Queryable): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from orders`.execute(db);
  return Number(rows[0]?.id ?? 0);
};

/** Returns how many orders after this one a transaction has written, on average. */
async function perTransaction(db: Queryable, after: number): Promise<number> {
  const { rows } = await sql<{ orders: number; commits: number }>`
    select count(*) as orders, count(distinct o.xmin::text) as commits from orders o where id > ${after}`.execute(
    db,
  );
  return Number(rows[0]?.orders ?? 0) / Math.max(1, Number(rows[0]?.commits ?? 0));
}

type Ways = Record<Way, Shop>;

async function measureRates(url: string, ways: Ways, print: (row: string[]) => void): Promise<void> {
  const { db, optionId } = ways.batches;
  await bringStock(db, optionId, PLENTY);
  for (const clients of CLIENTS) {
    const sizes: Record<Way, number[]> = { batches: [], alone: [] };
    const windows = await windowsInTurn(async (way) => {
      const after = await lastOrder(db);
      const measured = await window(ways[way], url, clients);
      sizes[way].push(await perTransaction(db, after));
      return measured;
    });
    const mean = (way: Way) =>
      (sizes[way].reduce((sum, size) => sum + size, 0) / sizes[way].length).toFixed(1);
    const [inBatches = [], alone = [], ratio = []] = rowsOf(`${clients} clients`, windows);
    print([...inBatches, mean('batches')]);
    print([...alone, mean('alone')]);
    print([...ratio, '']);
  }
}

/** Measures orders for one option at `count` web processes; with `--write` into docs/numbers.md. */
export async function measureProcesses(count: number): Promise<void> {
  if (!findPostgres()) throw new Error('processes share a PostgreSQL, which is not installed');
  build();
  const load = `${count} web processes. Windows of ${WINDOW_MS / 1_000} s: ${WINDOWS}; ${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
  const rows: string[][] = [];
  const print = (row: string[]) => {
    rows.push(row);
    printRow(row);
  };
  const { url, stop } = await startPostgres();
  const started: ShopProcess[] = [];
  const { db, close } = openPostgres(url, 2);
  try {
    const batches = await start(url, 'batches', count, started);
    const alone = await start(url, 'alone', count, started);
    const common = { db, tokens: await addBuyers(db, BUYERS), optionId: await anOption(db) };
    const ways = { batches: { ...common, bases: batches }, alone: { ...common, bases: alone } };
    await measureRates(url, ways, print);
    print([...(await saleRow(`${count} processes`, ways.batches)), '']);
  } finally {
    for (const web of started) await web.remove();
    await close();
    stop();
  }
  if (isWriting())
    writeNumbers('hot-processes', [load, '', ...tableOf([...HEAD, 'orders of a transaction'], rows)]);
}
