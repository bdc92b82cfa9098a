import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { watchAllStatements } from '../db/statements/statement-times.ts';

/** Longest wait in ms for the receiver when the shop ends. */
const END_MS = 2_000;

/** Traces of requests and of their statements. */
export type Traces = { observe(app: FastifyInstance): void; close(): Promise<void> };

/**
 * Sends a span of each request and of each of its statements to a receiver of OTLP over HTTP. Spans
 * name the pattern of a route and the text of a statement without values: nothing of people, no
 * address, no query. OpenTelemetry is loaded here only. A receiver that is gone costs no request.
 */
export async function createTraces(endpoint: string, serviceName: string): Promise<Traces> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('sinbaljang');
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<object, Span>();
  const stopStatements = watchAllStatements(({ ms, text }) => {
    const parent = current.getStore();
    if (!parent?.isRecording()) return;
    const end = Date.now();
    const options = { kind: SpanKind.CLIENT, startTime: end - ms, attributes: { 'db.query.text': text } };
    tracer.startSpan('statement', options, trace.setSpan(ROOT_CONTEXT, parent)).end(end);
  });
  return {
    observe(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, id } = request;
        const route = routeOptions.url ?? '(none)';
        const attributes = { 'http.request.method': method, 'http.route': route, 'shop.request_id': id };
        const span = tracer.startSpan(
          `${method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          ROOT_CONTEXT,
        );
        spans.set(request, span);
        current.run(span, done);
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    async close() {
      stopStatements();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, END_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
