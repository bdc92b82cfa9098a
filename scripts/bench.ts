import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { startShop } from '#server/start-shop.ts';
import { layoutChart } from '#src/inspector/chart/layout.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { largeMachine } from '../tests/inspector/large-machine.ts';

const WARM_UP = 50;
const REQUESTS = 300;
const PATHS = [
  '/api/products?size=9',
  '/api/products?size=9&q=%ED%95%9C%EA%B0%95',
  '/api/products/1',
  '/api/feeds?size=12',
];

/** Time in ms below which `share` of the sorted samples lie. */
const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const config = readConfig({
  ...process.env,
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '10000',
  PORT: '0',
});
const shop = await startShop(config);
const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
for (const path of PATHS) {
  const times: number[] = [];
  let queries = '';
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const started = performance.now();
    const response = await fetch(base + path);
    await response.arrayBuffer();
    queries = response.headers.get('x-query-count') ?? '';
    if (index >= WARM_UP) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${path.padEnd(44)} p50 ${percentile(sorted, 0.5)} ms  p95 ${percentile(sorted, 0.95)} ms  ${queries} queries (${shop.opened.engine})`,
  );
}
await shop.close();
await rm(folder, { recursive: true, force: true });

const LAYOUTS = 8;
const model = chartModel(largeMachine(30));
const layouts: number[] = [];
for (let run = 0; run < LAYOUTS; run += 1) {
  const started = performance.now();
  await layoutChart(model, { width: 650, height: 600 });
  layouts.push(performance.now() - started);
}
// The first one compiles ELK.
const laid = layouts.slice(1).toSorted((a, b) => a - b);
console.log(`${'inspector: a chart of 30 states'.padEnd(44)} p50 ${percentile(laid, 0.5)} ms`);
