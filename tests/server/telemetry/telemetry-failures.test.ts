import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/open-database.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { systemClock } from '#server/kit/context.ts';
import { startShop } from '#server/start-shop.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { createTraces } from '#server/telemetry/traces.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { createProcesses } from '../../support/server/processes.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

/** Module hooks that write the name of each optional package that a process loads. */
const HOOKS = `export async function load(url, context, next) {
  const name = /node_modules\\/(ioredis|prom-client|@opentelemetry\\/[^/]+)/.exec(url)?.[1];
  if (name) process.stderr.write('LOADED ' + name + '\\n');
  return next(url, context);
}`;
const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const PRELOAD = moduleOf(
  `import { register } from 'node:module'; register('${moduleOf(HOOKS).replaceAll("'", '%27')}');`,
);

it('a receiver of traces that hangs fails no request, and delays the end by two seconds at most', async () => {
  const hanging = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((done) => hanging.listen(port, '127.0.0.1', done));
  const traces = await createTraces(`http://127.0.0.1:${port}`, 'test');
  const app = Fastify();
  traces.observe(app);
  app.get('/', async () => 'here');
  for (let count = 0; count < 600; count += 1) expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
  const begin = performance.now();
  await traces.close();
  expect(performance.now() - begin).toBeLessThan(4_000);
  hanging.closeAllConnections();
  await new Promise((done) => hanging.close(done));
});

it.runIf(onPostgres)('a worker shows jobs and its loop', async () => {
  const database = await createTestUrl(inject('image').template ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'shop-worker-'));
  const port = await freePort();
  const shop = await startShop(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      ROLE: 'worker',
      METRICS_PORT: String(port),
    }),
  );
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^shop_database_up 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('a database that does not answer leaves its counts out and says so', async () => {
  const { db, close } = openPostgres('postgres://127.0.0.1:1/none', 1, false);
  const metrics = await createMetrics();
  const jobs = jobsOn(db, systemClock);
  const text = await metrics.read({ db, jobs, clock: systemClock, opened: {}, pages: () => null });
  expect(text).toMatch(/^shop_database_up 0$/m);
  expect(text).not.toMatch(/^shop_(jobs|dead_letters)\{/m);
  expect(text).not.toMatch(/^shop_(holds_due|refunds_waiting|audit_unchained) /m);
  metrics.close();
  await close();
});

describe('packages of optional services', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  beforeAll(async () => {
    processes = await createProcesses('EMPTY');
  });
  afterAll(() => processes.end());

  it('are not loaded without their settings, and loaded with them', async () => {
    // Both end at a database that is not there, after what they need is loaded.
    const own = { NODE_OPTIONS: `--import=${PRELOAD}`, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const plain = await processes.launch(own);
    expect(await plain.closed).toBe(1);
    expect(plain.output()).not.toContain('LOADED');
    const measured = await processes.launch({
      ...own,
      METRICS_PORT: String(await freePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    });
    expect(await measured.closed).toBe(1);
    expect(measured.output()).toContain('LOADED prom-client');
    expect(measured.output()).toContain('LOADED @opentelemetry/sdk-trace');
    expect(measured.output()).not.toContain('LOADED ioredis');
  });
});
