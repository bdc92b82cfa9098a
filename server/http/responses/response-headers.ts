import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { withQueryCount } from '../../db/statements/query-counter.ts';
import { kindOf } from './response-kind.ts';

/** Adds response headers: request id, number of queries, and connection close during shutdown. */
export function registerMarks(app: FastifyInstance, { mode }: Pick<Config, 'mode'>): void {
  const queryCounts = new WeakMap<object, { queries: number }>();
  let closing = false;
  app.addHook('onRequest', (_request, reply, done) => {
    withQueryCount((count) => {
      queryCounts.set(reply, count);
      done();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request, reply);
    const isMarked = kind === 'page' || kind === 'data';
    if (isMarked) reply.header('x-request-id', request.id);
    if (isMarked && mode !== 'production')
      reply.header('x-query-count', String(queryCounts.get(reply)?.queries ?? 0));
    // A keep-alive connection would delay the shutdown by a minute.
    if (closing) reply.header('connection', 'close');
  });
}
