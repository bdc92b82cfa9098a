import type { FastifyInstance } from 'fastify';
import { ping } from '../db/ping.ts';
import type { Context } from '../kit/context.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too. */
export function registerHealth(app: FastifyInstance, { db }: Context): void {
  const options = {
    config: { access: 'public' as const, rateLimit: false as const },
    schema: { hide: true },
  };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
