// npm run figures: the dashboards of a shop with 200,000 orders of a year, on both engines: how long a day takes to be
// summed, how long the pages of a week, a month and a year take, and what those who shop wait on the embedded engine
// while somebody looks at a dashboard and days are summed anew. `--scale 0.1` makes it smaller, `--engine` names one,
// and how long a large event takes from its end until all are paid (`--events`: that alone, in a small shop).
// `--write` puts the numbers into docs/numbers.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { lastDays } from '#domain/kit/period.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { closeDays } from '#server/admin/analytics/close-days.ts';
import { readConfig } from '#server/config.ts';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { openSession } from '../tests/support/members/sessions.ts';
import { measureEvents } from './lib/growth/event-figures.ts';
import { fillYear } from './lib/growth/figures-fill.ts';
import { quantile } from './lib/mutation/callers.ts';
import { tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const ROUNDS = 20;
const BROWSERS = 50;
const BROWSE_MS = 30_000;
const PAUSE_MS = 2_000;
const READS = [
  '/api/products?size=9',
  '/api/products/1',
  '/api/feeds?size=12',
  '/api/products?size=9&q=%EA%B0%80%EC%98%A8',
];
const clock = { now: () => new Date() };

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    engine: { type: 'string' },
    events: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
const measured: string[][] = [];
function print(what: string, ...cells: string[]): void {
  measured.push([what, ...cells]);
  console.log([what.padEnd(70), ...cells].join('  '));
}
const ms = (time: number): string => `${time.toFixed(0)} ms`;

type Reader = (path: string) => Promise<{ took: number; queries: string }>;
const readerOf =
  (base: string, token?: string): Reader =>
  async (path) => {
    const began = performance.now();
    const answer = await fetch(base + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return { took: performance.now() - began, queries: answer.headers.get('x-query-count') ?? '' };
  };

async function measureSums(label: string, shop: RunningShop): Promise<void> {
  const began = performance.now();
  let days = 0;
  for (let done = 1; done > 0; days += done) done = await closeDays({ db: shop.opened.db, clock });
  const took = performance.now() - began;
  print(`${label}: ${days} days summed, each`, ms(took / days), '', '');
}

async function measurePages(label: string, read: Reader): Promise<void> {
  const today = seoulDay(clock.now());
  for (const days of [1, 7, 30, 366]) {
    const { from, to } = lastDays(today, days);
    for (const page of ['dashboard', 'stats']) {
      const times: number[] = [];
      let asked = '';
      for (let round = 0; round < ROUNDS; round += 1) {
        const { took, queries } = await read(`/api/admin/${page}?from=${from}&to=${to}`);
        times.push(took);
        asked = queries;
      }
      print(`${label}: ${page}, ${days} days`, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), asked);
    }
  }
}

/** Times of those who shop for half a minute, each with a pause between two pages. */
async function browse(
  read: Reader,
  beside: () => Promise<void>,
): Promise<{ times: number[]; stall: number }> {
  const times: number[] = [];
  const until = performance.now() + BROWSE_MS;
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const shopper = async (index: number) => {
    await sleep((index * PAUSE_MS) / BROWSERS);
    for (let turn = index; performance.now() < until; turn += 1) {
      times.push((await read(READS[turn % READS.length] ?? '/')).took);
      await sleep(PAUSE_MS);
    }
  };
  const admin = async () => {
    while (performance.now() < until) await beside();
  };
  await Promise.all([admin(), ...Array.from({ length: BROWSERS }, (_, index) => shopper(index))]);
  loop.disable();
  return { times, stall: loop.percentile(99) / 1e6 };
}

async function measureBeside(label: string, shop: RunningShop, base: string, admin: Reader): Promise<void> {
  const read = readerOf(base);
  const today = seoulDay(clock.now());
  const { from, to } = lastDays(today, 30);
  const alone = await browse(read, () => sleep(PAUSE_MS));
  const beside = await browse(read, async () => {
    await admin(`/api/admin/dashboard?from=${from}&to=${to}`);
    await admin(`/api/admin/stats?from=${from}&to=${to}`);
    await sql`insert into day_touches (day) values (${from}::date)`.execute(shop.opened.db);
    await closeDays({ db: shop.opened.db, clock });
    await sleep(PAUSE_MS);
  });
  for (const [what, { times, stall }] of Object.entries({ alone, 'beside dashboards': beside }))
    print(
      `${label}: ${BROWSERS} people shop ${what} (loop p99 ${ms(stall)})`,
      ms(quantile(times, 0.5)),
      ms(quantile(times, 0.95)),
      '',
    );
}

async function measure(databaseUrl?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-figures-'));
  const { DATABASE_URL: _, ...own } = process.env;
  const env = {
    ...own,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, ROLE: 'web' } : {}),
    DATA_DIR: folder,
  };
  const shop = await startShop(
    readConfig({ ...env, LOG_LEVEL: 'silent', PORT: '0', MAX_LOOP_DELAY: '0', RATE_LIMIT_FACTOR: '10000' }),
  );
  try {
    const sizes = { products: 10_000, members: 10_000, orders: 200_000, feeds: 50_000 };
    const began = performance.now();
    const of = (size: number) => Math.ceil(size * scale);
    const { products, members, orders, feeds } = sizes;
    const filled = { products: of(products), members: of(members), orders: of(orders), feeds: of(feeds) };
    if (!values.events) await fillYear(shop.opened.db, filled);
    console.log(`(filled in ${((performance.now() - began) / 1_000).toFixed(0)} s)`);
    const label = `${shop.opened.engine}, ${of(orders)} orders`;
    if (!values.events) await measureSums(label, shop);
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const email = ACCOUNTS.find(({ role }) => role === 'admin')?.email ?? '';
    const token = await openSession(shop.opened.db, email, clock.now());
    await measureEvents(shop, { base, token }, print);
    if (values.events) return;
    const admin = readerOf(base, token);
    await measurePages(label, admin);
    await measureBeside(label, shop, base, admin);
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (values.engine !== 'postgres') await measure();
if (values.engine !== 'pglite' && findPostgres()) {
  const { url, stop } = await startPostgres();
  await measure(url).finally(stop);
}
if (values.write && !values.events)
  writeNumbers('figures', tableOf(['what', 'p50', 'p95', 'queries'], measured));
