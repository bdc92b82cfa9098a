import type { FastifyInstance } from 'fastify';
import { ping } from '../db/ping.ts';
import type { Context } from '../kit/context.ts';
import type { PageCounts } from '../ssr/page-renderer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` answer 503 from now on, so that a load balancer sends no new requests. */
    announceEnd(): void;
  }
}

/**
 * Registers `/healthz` (process is alive) and `/readyz` (database responds too, and the process is
 * not about to end); `?deep` adds dead letters and page cache counts.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  pages: () => PageCounts | null = () => null,
): void {
  const options = {
    config: { access: 'public' as const, rateLimit: false as const },
    schema: { hide: true },
  };
  let isEnding = false;
  app.decorate('announceEnd', () => {
    isEnding = true;
  });
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    if (isEnding) return reply.status(503).send({ status: 'ending' });
    try {
      if (isDeep(request.query))
        return { status: 'ready', deadLetters: await jobs.deadLetters(), pages: pages() };
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}

const isDeep = (query: unknown): boolean => typeof query === 'object' && query !== null && 'deep' in query;
