// A sale: many look at 200 product pages while some buy. How the pages were answered, and what is left for the buyers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { readConfig } from '#server/config.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { startShop } from '#server/start-shop.ts';
import { isWriting, tableOf, writeNumbers } from '../numbers.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';

const PRODUCTS = 10_000;
const SEEN = 200;
const WATCHERS = 32;
const BUYERS = ['jiwoo', 'minjun', 'seoyeon', 'doyun'];
/** Before each count, so that what is seen is a sale under way and no cold start; and how long one is counted. */
const WARM_MS = 6_000;
const COUNTED_MS = 8_000;
/** How often the delay of the event loop is looked at, in ms. */
const LOOP_MS = 1;

type Load = { pages: number; orders: number; refused: number };
type Crowd = { watchers: number; buyers: readonly string[] };
type Pages = { drawn: number; copied: number; plain: number };
type Target = { base: string; products: number[]; options: number[] };

const load = ({ base, products, options }: Target, { watchers, buyers }: Crowd, ms: number): Promise<Load> =>
  new Promise((resolve, reject) => {
    const workerData = { base, products, options, watchers, buyers, ms };
    const worker = new Worker(new URL('./sale-load.mjs', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });

const json = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
};
const pagesOf = async (base: string): Promise<Pages> =>
  (await json(await fetch(`${base}/readyz?deep`))).pages;

async function logIn(base: string, name: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@sinbaljang.test`, password: 'sinbaljang1!' }),
  });
  return (await json(answer)).data.token;
}

const each = (count: number): string => (count / (COUNTED_MS / 1_000)).toFixed(1);
const share = (part: number, { drawn, copied, plain }: Pages): string =>
  `${((part / Math.max(1, drawn + copied + plain)) * 100).toFixed(1)} %`;

/** Returns the row of one crowd: pages and orders a second, and the shares of pages by how they were answered. */
async function measured(target: Target, crowd: Crowd): Promise<string[]> {
  await load(target, crowd, WARM_MS);
  const before = await pagesOf(target.base);
  const delay = monitorEventLoopDelay({ resolution: LOOP_MS });
  delay.enable();
  const { pages, orders, refused } = await load(target, crowd, COUNTED_MS);
  delay.disable();
  const after = await pagesOf(target.base);
  const seen = {
    drawn: after.drawn - before.drawn,
    copied: after.copied - before.copied,
    plain: after.plain - before.plain,
  };
  const shares =
    crowd.watchers > 0 ? [seen.drawn, seen.copied, seen.plain].map((one) => share(one, seen)) : ['', '', ''];
  const late = [50, 99].map((percent) => Math.max(0, delay.percentile(percent) / 1e6 - LOOP_MS).toFixed(1));
  return [
    `${crowd.watchers}`,
    `${crowd.buyers.length}`,
    each(pages),
    ...shares,
    each(orders),
    `${refused}`,
    late.join(' / '),
  ];
}

async function stocked(db: Awaited<ReturnType<typeof startShop>>['opened']['db']) {
  const rows = await db
    .selectFrom('product_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.product_id'])
    .where('o.stock', '>', 5)
    .orderBy('o.product_id', 'desc')
    .limit(SEEN * 40)
    .execute();
  const products = [...new Set(rows.map((row) => row.product_id))].slice(0, SEEN);
  return { products, options: rows.filter((row) => products.includes(row.product_id)).map(({ id }) => id) };
}

async function measureOn(databaseUrl: string): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sale-'));
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' };
  const shop = await startShop(
    readConfig({ ...process.env, ...settings, RATE_LIMIT_FACTOR: '1000000', MAX_LOOP_DELAY: '0' }),
  );
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  await seedBigCatalogue(shop.opened.db, PRODUCTS);
  const target = { base, ...(await stocked(shop.opened.db)) };
  const tokens: string[] = [];
  for (const name of BUYERS) tokens.push(await logIn(base, name));
  const rows: string[][] = [];
  for (const count of [0, 1, BUYERS.length])
    for (const watchers of count === 0 ? [WATCHERS] : [0, WATCHERS]) {
      const row = await measured(target, { watchers, buyers: tokens.slice(0, count) });
      console.log(row.join('  '));
      rows.push(row);
    }
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  return rows;
}

/** Measures a sale on PostgreSQL; with `--write` into docs/numbers.md. Throws where PostgreSQL is not installed. */
export async function measureSale(): Promise<void> {
  if (!findPostgres()) throw new Error('a sale is measured on PostgreSQL, which is not installed');
  const { url, stop } = await startPostgres();
  const rows = await measureOn(url).finally(stop);
  const head = [
    'watchers',
    'buyers',
    'pages a second',
    'rendered',
    'copied',
    'plain',
    'orders a second',
    'refused',
    'loop late by ms, p50 / p99',
  ];
  if (isWriting()) writeNumbers('sale', tableOf(head, rows));
}
