import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open-database.ts';
import { queriesOf } from '../http/responses/response-headers.ts';
import type { Context } from '../kit/context.ts';
import type { PageCounts } from '../ssr/page-renderer.ts';
import { watchBatches } from '../trade/orders/placing/decided-batches.ts';
import { countBacklog, countJobs } from './backlog-store.ts';

/** Bounds in seconds of the histogram of requests: an answer after ten has failed. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bounds of the sizes of order batches, which hold at most 100. */
const ORDERS = [1, 2, 5, 10, 20, 50, 100];
/** Time in ms for which counts of the database are kept, however often somebody asks. */
const KEPT_MS = 5_000;

/** What is asked when the metrics are read. */
export type MetricSources = Pick<Context, 'db' | 'clock' | 'jobs'> & {
  opened: Pick<OpenDatabase, 'pool' | 'replica'>;
  pages(): PageCounts | null;
};

type PromClient = typeof import('prom-client');

/** Metrics of this process in the text format of Prometheus. */
export type Metrics = {
  observe(app: FastifyInstance): void;
  read(sources: MetricSources): Promise<string>;
  contentType: string;
  close(): void;
};

/** Creates the metrics; prom-client is loaded here only, so that a shop without them has none of it. */
export async function createMetrics(): Promise<Metrics> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const batches = new prom.Histogram({
    name: 'shop_order_batch_orders',
    help: 'Orders of one option that were decided together.',
    buckets: ORDERS,
    registers: [registry],
  });
  const stopBatches = watchBatches((orders) => batches.observe(orders));
  const readProcess = processGauges(prom, registry);
  const readBacklog = backlogGauges(prom, registry);
  return {
    observe: requestMetrics(prom, registry),
    contentType: registry.contentType,
    async read(sources) {
      readProcess(sources);
      await readBacklog(sources);
      return registry.metrics();
    },
    close() {
      stopBatches();
      registry.clear();
    },
  };
}

/** Returns what counts requests by the pattern of their route, never by their address. */
function requestMetrics({ Counter, Histogram }: PromClient, registry: Registry) {
  const seconds = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time of requests by method, route and class of status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const statements = new Counter({
    name: 'shop_http_statements_total',
    help: 'Statements of requests; divided by the count of requests these are statements a request.',
    labelNames: ['method', 'route'] as const,
    registers: [registry],
  });
  return (app: FastifyInstance): void => {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const named = { method, route: routeOptions.url ?? '(none)' };
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      seconds.observe({ method: named.method, route: named.route, status }, reply.elapsedTime / 1_000);
      statements.inc(named, queriesOf(reply));
    });
  };
}

/** Returns what reads the pool and the answers of pages of this process. */
function processGauges({ Gauge }: PromClient, registry: Registry) {
  const gauge = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const pool = gauge(
    'shop_pool_connections',
    'Connections in use and idle, and requests that wait.',
    'state',
  );
  const answers = gauge('shop_pages', 'Pages since the start: drawn, copied, plain, failed.', 'answer');
  const lag = new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'How far the read replica is behind; -1 while it does not answer or there is none.',
    registers: [registry],
  });
  return ({ opened, pages }: MetricSources): void => {
    const ms = opened.replica?.lag() ?? null;
    lag.set(ms === null ? -1 : ms / 1_000);
    for (const [state, count] of Object.entries(opened.pool?.() ?? {})) pool.set({ state }, count);
    for (const [answer, count] of Object.entries(pages() ?? {})) answers.set({ answer }, count);
  };
}

/**
 * Returns what reads the counts of the database. They are the same at every process. While the
 * database does not answer they are left out, and `shop_database_up` is 0.
 */
function backlogGauges({ Gauge }: PromClient, registry: Registry) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('shop_database_up', '1 if the database has answered.');
  const jobs = gauge('shop_jobs', 'Jobs that are not done, by kind and state.', 'kind', 'state');
  const late = gauge('shop_jobs_late_seconds', 'How long the oldest job has been due.', 'kind', 'state');
  const dead = gauge('shop_dead_letters', 'Jobs that failed for good, by kind.', 'kind');
  const backlog = {
    asks: gauge('shop_payment_asks', 'Payments whose outcome is not known yet.'),
    refunds: gauge('shop_refunds_waiting', 'Refunds that the provider has not confirmed yet.'),
    abandoned: gauge('shop_refunds_given_up', 'Refunds that need a person.'),
    holds: gauge('shop_holds_due', 'Orders whose hold has expired but is not released.'),
    unchained: gauge('shop_audit_unchained', 'Audit entries that are not linked yet.'),
  };
  /** Without this a count that is not known would be 0. */
  const forget = () => {
    for (const one of [jobs, late, dead]) one.reset();
    for (const one of Object.values(backlog)) one.remove();
  };
  let readAt = Number.NEGATIVE_INFINITY;
  return async ({ db, clock, jobs: queue }: MetricSources): Promise<void> => {
    if (performance.now() - readAt < KEPT_MS) return;
    forget();
    try {
      for (const { kind, state, count, late: seconds } of await countJobs(db)) {
        jobs.set({ kind, state }, count);
        if (state !== 'active') late.set({ kind, state }, seconds);
      }
      for (const { kind, count } of await queue.deadLetters()) dead.set({ kind }, count);
      const counts = await countBacklog(db, clock.now());
      backlog.asks.set(counts.asks);
      backlog.refunds.set(counts.refunds);
      backlog.abandoned.set(counts.abandoned);
      backlog.holds.set(counts.holds);
      backlog.unchained.set(counts.unchained);
      up.set(1);
      readAt = performance.now();
    } catch {
      forget();
      up.set(0);
    }
  };
}
