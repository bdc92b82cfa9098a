import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { createMetrics, type MetricSources, type Metrics } from './metrics.ts';
import { createTraces } from './traces.ts';

/** Metrics and traces of this process, as far as they are configured. */
export type Telemetry = {
  /** Adds the hooks of a server; to be called before its routes. */
  observe(app: FastifyInstance): void;
  /** Serves the metrics on their own port; throws if it is in use. */
  serve(sources: MetricSources): Promise<void>;
  close(): Promise<void>;
};

type TelemetryConfig = Pick<Config, 'metrics' | 'traces'>;

/** Opens what is configured; without settings nothing is loaded and nothing is observed. */
export async function openTelemetry({ metrics: at, traces: to }: TelemetryConfig): Promise<Telemetry> {
  const metrics = at ? await createMetrics() : null;
  const traces = to ? await createTraces(to.endpoint, to.serviceName) : null;
  let closeServer = async (): Promise<void> => {};
  return {
    observe(app) {
      metrics?.observe(app);
      traces?.observe(app);
    },
    async serve(sources) {
      if (metrics && at) closeServer = await serveMetrics(metrics, sources, at);
    },
    async close() {
      await closeServer();
      metrics?.close();
      await traces?.close();
    },
  };
}

/** Listens for `GET /metrics` and returns a function that closes the port. */
async function serveMetrics(
  metrics: Metrics,
  sources: MetricSources,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<() => Promise<void>> {
  const server = createServer(async ({ method, url }, reply) => {
    if (method !== 'GET' || url !== '/metrics') return reply.writeHead(404).end();
    const text = await metrics.read(sources).catch(() => null);
    if (text === null) return reply.writeHead(503).end();
    return reply.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
