// npm run bench: times of the main reads on the small catalogue, on 10,000 products, and on 200,000 where PostgreSQL is installed.
// `--bare` measures instead an order and a list beside the statements that they cannot do without, `--uploads` the CPU of
// an uploaded photograph; either with `--short` in less time. `--write` puts them into docs/numbers.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { largeMachine } from '../tests/inspector/large-machine.ts';
import { benchBare } from './lib/load/bench-bare.ts';
import { benchUploads } from './lib/load/bench-uploads.ts';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const WARM_UP = 30;
const REQUESTS = 200;
const SMALL = [
  ['product list', '/api/products?size=9'],
  ['search 한강', `/api/products?size=9&q=${encodeURIComponent('한강')}`],
  ['product', '/api/products/1'],
  ['feeds', '/api/feeds?size=12'],
] as const;
const THREE_FACETS = 'colors=NAVY&sizes=260&categoryId=1';
const WORDS = ['ㄱㅇ', '가온', '가오', 'rkdhs', '가욘', '스니', '없는말'];

type Timed = { p50: number; p95: number; queries: string };
const measured: string[][] = [];

/** Times of a unit of work that may be several requests one after the other. */
async function time(base: string, pathsOf: (round: number) => readonly string[]): Promise<Timed> {
  const times: number[] = [];
  let queries: string[] = [];
  for (let round = 0; round < WARM_UP + REQUESTS; round += 1) {
    const started = performance.now();
    queries = [];
    for (const path of pathsOf(round)) {
      const response = await fetch(base + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      queries.push(response.headers.get('x-query-count') ?? '');
    }
    if (round >= WARM_UP) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), queries: queries.join('+') };
}

function print(label: string, { p50, p95, queries }: Timed): void {
  measured.push([label, `${p50.toFixed(1)} ms`, `${p95.toFixed(1)} ms`, queries]);
  console.log(`${label.padEnd(62)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${queries} queries`);
}

async function benchSmall(base: string, engine: string): Promise<void> {
  for (const [name, path] of SMALL) print(`${engine}, small: ${name}`, await time(base, () => [path]));
}

async function benchCatalogue(base: string, label: string): Promise<void> {
  const list = `/api/products?size=9&${THREE_FACETS}`;
  const facets = `/api/products/facets?${THREE_FACETS}`;
  print(`${label}: list with three facets`, await time(base, () => [list]));
  print(`${label}: counts beside it`, await time(base, () => [facets]));
  print(`${label}: both, one after the other`, await time(base, () => [list, facets]));
  const suggestion = (round: number) =>
    `/api/search/suggestions?q=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`;
  print(`${label}: suggestions`, await time(base, (round) => [suggestion(round)]));
}

async function grow(shop: RunningShop, from: number, to: number): Promise<void> {
  const started = performance.now();
  await seedBigCatalogue(shop.opened.db, to - from);
  console.log(`(${to - from} products added in ${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

async function bench(databaseUrl: string | undefined, sizes: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const started = performance.now();
  const shop = await startShop(
    readConfig({
      ...env,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '10000',
      PORT: '0',
    }),
  );
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { engine } = shop.opened;
  await fetch(`${base}/`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const first = `${engine}: migrate, seed and answer the first page`;
  measured.push([first, `${seconds} s`, '', '']);
  console.log(`${first.padEnd(62)} ${seconds} s`);
  await benchSmall(base, engine);
  let have = 0;
  for (const size of sizes) {
    await grow(shop, have, size);
    have = size;
    await benchCatalogue(base, `${engine}, ${size} products`);
  }
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}

const LAYOUTS = 8;

/** A chart of 30 states drawn while a person waits, warm: the first one compiles ELK. */
async function benchInspector(): Promise<void> {
  // Alone here: what measures the server needs no view.
  const { drawFor } = await import('#src/inspector/chart/layout-engine.ts');
  const model = chartModel(largeMachine(30));
  const times: number[] = [];
  for (let run = 0; run < LAYOUTS; run += 1) {
    const started = performance.now();
    await drawFor(model, { width: 650, height: 600 });
    times.push(performance.now() - started);
  }
  const warm = times.slice(1).toSorted((a, b) => a - b);
  print('inspector: a chart of 30 states', { p50: warm[3] ?? 0, p95: warm.at(-1) ?? 0, queries: '0' });
}

async function benchAll(): Promise<void> {
  await bench(undefined, [10_000]);
  if (findPostgres()) {
    const { url, stop } = await startPostgres();
    await bench(url, [10_000, 200_000]).finally(stop);
  } else console.log('PostgreSQL is not installed: only the embedded engine was measured.');
  await benchInspector();
  if (isWriting()) writeNumbers('bench', tableOf(['what', 'p50', 'p95', 'queries'], measured));
}

if (process.argv.includes('--bare')) await benchBare();
else if (process.argv.includes('--uploads')) await benchUploads();
else await benchAll();
