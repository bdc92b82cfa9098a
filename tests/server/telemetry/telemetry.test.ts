import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { systemClock } from '#server/kit/context.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { noteBatch } from '#server/trade/orders/placing/decided-batches.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

const SECRET_WORD = 'very-private-word';

/** A receiver that keeps what is sent to it. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push(`${request.url} ${text}`);
    reply.end('{}');
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { received, server, url: `http://127.0.0.1:${port}` };
}
const closed = (server: Server) => new Promise((done) => server.close(done));
const listens = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const socket = createConnection(port, host, () => done(true));
    socket.on('error', () => done(false)).on('connect', () => socket.destroy());
  });

describe('a shop with METRICS_PORT and a receiver of traces', () => {
  let shop: RunningShop;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let folder: string;
  let port: number;
  let drop = async (): Promise<void> => {};
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  /** Returns the value of a series; null if it is missing. */
  const seriesIn = (text: string, series: string): number | null => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line ? Number(line.slice(series.length + 1)) : null;
  };

  beforeAll(async () => {
    const database = onPostgres ? await createTestUrl(inject('image').template ?? '') : null;
    if (database) drop = database.drop;
    folder = await mkdtemp(join(tmpdir(), 'shop-metrics-'));
    receiver = await startReceiver();
    port = await freePort();
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      ...(database ? { DATABASE_URL: database.url, ROLE: 'web' } : {}),
    });
    shop = await startShop(config);
    const { db } = shop.opened;
    const due = { dueAt: new Date(Date.now() + 3_600_000), key: 'metrics' };
    await jobsOn(db, systemClock).send(db, 'deliver-order', { orderId: 0 }, due);
  });
  afterAll(async () => {
    await drop();
    await closed(receiver.server);
    await rm(folder, { recursive: true, force: true });
  });

  it('shows times and statements by the pattern of a route, not by its address', async () => {
    for (const id of [1, 2, 3]) await shop.app.inject(`/api/products/${id}?q=${SECRET_WORD}`);
    await shop.app.inject({ url: `/api/nothing/${SECRET_WORD}` });
    const text = await metrics();
    const route = 'route="/api/products/:id"';
    expect(seriesIn(text, `shop_http_request_seconds_count{method="GET",${route},status="2xx"}`)).toBe(3);
    expect(seriesIn(text, `shop_http_statements_total{method="GET",${route}}`)).toBeGreaterThan(2);
    expect(text).not.toContain(SECRET_WORD);
    expect(text).not.toContain('/api/products/1');
  });

  it('shows loop, pool, batches, jobs and what waits', async () => {
    noteBatch(7);
    const text = await metrics();
    expect(seriesIn(text, 'shop_order_batch_orders_sum')).toBe(7);
    expect(seriesIn(text, 'shop_database_up')).toBe(1);
    for (const name of [
      'audit_unchained',
      'payment_asks',
      'refunds_waiting',
      'refunds_given_up',
      'holds_due',
    ])
      expect(seriesIn(text, `shop_${name}`)).toEqual(expect.any(Number));
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(seriesIn(text, 'shop_jobs{kind="deliver-order",state="created"}')).toBe(1);
    expect(seriesIn(text, 'shop_jobs_late_seconds{kind="deliver-order",state="created"}')).toBe(0);
    expect(seriesIn(text, 'shop_pool_connections{state="waiting"}')).toBe(onPostgres ? 0 : null);
  });

  it('shows every metric that an alarm of the operations manual looks at', async () => {
    const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const alarms = new Set([...manual.matchAll(/\b(?:shop|nodejs)_[a-z\d_]+/g)].map(([name]) => name));
    expect(alarms.size).toBeGreaterThan(12);
    const described = (await metrics()).match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length));
    const isShown = (name: string) => described?.includes(name.replace(/_(bucket|count|sum)$/, ''));
    expect([...alarms].filter((name) => !isShown(name))).toEqual([]);
  });

  it('serves nothing else on that port, and listens on the loopback only', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await shop.app.inject('/metrics')).headers['content-type']).not.toContain('text/plain');
    expect(await listens('127.0.0.2', port)).toBe(false);
  });

  it('has sent spans without values of people when it ends', async () => {
    await shop.close();
    expect(await listens('127.0.0.1', port)).toBe(false);
    const sent = receiver.received.join('\n');
    expect(sent).toMatch(/^\/v1\/traces /);
    expect(sent).toContain('"GET /api/products/:id"');
    expect(sent).toContain('"db.query.text"');
    expect(sent).toContain('"sinbaljang"');
    expect(sent).not.toMatch(/very-private-word|\/api\/products\/1|127\.0\.0\.1|sinbaljang\.test/);
  });
});

it('settings of metrics and traces that are no ports and addresses are refused', () => {
  expect(readConfig({})).toMatchObject({ metrics: null, traces: null });
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => readConfig({ METRICS_PORT: 'x' })).toThrow('invalid environment: METRICS_PORT');
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://otel:4317' })).toThrow(
    'invalid environment: OTEL_EXPORTER_OTLP_ENDPOINT',
  );
});
