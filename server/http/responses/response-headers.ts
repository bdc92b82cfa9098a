import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { withQueryCount } from '../../db/statements/query-counter.ts';
import { kindOf } from './response-kind.ts';

const queryCounts = new WeakMap<object, { queries: number }>();

/** Returns how many statements the request of a reply has sent so far. */
export const queriesOf = (reply: FastifyReply): number => queryCounts.get(reply)?.queries ?? 0;

/** Adds response headers: request id, number of queries, and connection close during shutdown. */
export function registerMarks(app: FastifyInstance, { mode }: Pick<Config, 'mode'>): void {
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
    if (isMarked && mode !== 'production') reply.header('x-query-count', String(queriesOf(reply)));
    // A keep-alive connection would delay the shutdown by a minute.
    if (closing) reply.header('connection', 'close');
  });
}
