// What an order and a list of the shop cost beside the statements that they cannot do without, in the same run and in
// turn, so that whatever else the machine does counts for both.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { shipping } from '#proof/trade/shipping-sample.ts';
import { readConfig } from '#server/config.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { quantile } from '../mutation/callers.ts';
import { isWriting, tableOf, writeNumbers } from '../numbers.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { newestOrder, writeBare } from './bare-order.ts';
import { addBuyers, anOption, bringStock } from './order-buyers.ts';

const isShort = process.argv.includes('--short');
const PRODUCTS = isShort ? 1_000 : 10_000;
const WINDOWS = 5;
const WINDOW_MS = isShort ? 1_000 : 2_000;
const WARM_UP = 30;
const PLENTY = 1_000_000;
/** How many times its bare statements an order and a list may cost. */
const GOALS = { order: 4, list: 8 } as const;
const BARE_LIST = sql`select p.id, p.name, p.price, p.discount_price, p.discount_rate, p.main_image_url, p.wish_number,
  s.name as store from products p join stores s on s.id = p.store_id order by p.id desc limit ${9}`;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Sent = { path: string; method?: string; token?: string; body?: string };

/** Reads the answer of one call to its end; throws where it is not 200. */
const send = (base: string, { path, method = 'GET', token, body }: Sent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const call = request(base + path, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200) return resolve();
        const text = Buffer.concat(parts).toString().slice(0, 200);
        reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });

type Work = () => Promise<unknown>;

/** Returns the mean time in ms of a unit of work that is done one after the other for a window. */
async function window(work: Work): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < WINDOW_MS) {
    await work();
    done += 1;
  }
  return (performance.now() - began) / done;
}

/** Returns a row: the medians of both over windows in turn, and the median of their ratios. */
async function compare(kind: keyof typeof GOALS, shop: Work, bare: Work): Promise<string[]> {
  for (let warm = 0; warm < WARM_UP; warm += 1) {
    await shop();
    await bare();
  }
  const times: { shop: number; bare: number }[] = [];
  for (let at = 0; at < WINDOWS; at += 1) times.push({ shop: await window(shop), bare: await window(bare) });
  const median = (of: (one: { shop: number; bare: number }) => number) => quantile(times.map(of), 0.5);
  const ratio = median((one) => one.shop / one.bare);
  const goal = `${GOALS[kind]}${ratio > GOALS[kind] ? ' (missed)' : ''}`;
  const cells = [median((one) => one.shop), median((one) => one.bare)].map((ms) => `${ms.toFixed(2)} ms`);
  return [kind, ...cells, ratio.toFixed(1), goal];
}

async function measure({ opened: { db } }: RunningShop, base: string): Promise<string[][]> {
  const [token = ''] = await addBuyers(db, 1);
  const optionId = await anOption(db);
  await bringStock(db, optionId, PLENTY);
  const items = [{ optionId, quantity: 1 }];
  const body = JSON.stringify({ ...shipping, items, couponId: null, usedPoints: 0, paymentMethod: '카드' });
  const order = () => send(base, { path: '/api/users/direct-orders', method: 'POST', token, body });
  await order();
  const samples = await newestOrder(db);
  const list = () => send(base, { path: '/api/products?size=9' });
  const bareList = async () => JSON.stringify((await BARE_LIST.execute(db)).rows);
  return [
    await compare('order', order, () => writeBare(db, samples, optionId)),
    await compare('list', list, bareList),
  ];
}

/** Measures order and list beside their bare statements on PostgreSQL; with `--write` into docs/numbers.md. */
export async function benchBare(): Promise<void> {
  if (!findPostgres()) throw new Error('bare statements are measured on PostgreSQL, which is not installed');
  const load = `${PRODUCTS} products, windows of ${WINDOW_MS / 1_000} s: ${WINDOWS}; ${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
  const { url, stop } = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'shop-bare-'));
  const own = { DATABASE_URL: url, ROLE: 'web', DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' };
  const limits = { RATE_LIMIT_FACTOR: '1000000', MAX_LOOP_DELAY: '0', HANDLER_TIMEOUT: '0' };
  try {
    const shop = await startShop(readConfig({ ...process.env, ...limits, ...own }));
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    await seedBigCatalogue(shop.opened.db, PRODUCTS);
    // As the database does by itself within a minute: what filling the shop left behind is no cost of a list.
    await sql`vacuum analyze`.execute(shop.opened.db);
    const rows = await measure(shop, base).finally(() => agent.destroy());
    await shop.close();
    for (const row of rows) console.log(row.join('  '));
    const head = ['what', 'the shop', 'bare', 'ratio', 'goal'];
    if (isWriting()) writeNumbers('bare', [load, '', ...tableOf(head, rows)]);
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
}
