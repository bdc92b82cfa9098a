import type { FastifyInstance, FastifyRequest } from 'fastify';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a function that says whether a write (any method that is no read) is being answered at the moment: from the end
 * of its body, so that a slow sender is not waited for, until its answer is sent or its client is gone.
 */
export function watchWrites(app: FastifyInstance): () => boolean {
  const underWay = new Set<FastifyRequest>();
  app.addHook('preHandler', async (request, reply) => {
    if (READS.has(request.method)) return;
    underWay.add(request);
    // A client that leaves before the answer is sent gets no `onResponse`.
    reply.raw.once('close', () => underWay.delete(request));
  });
  app.addHook('onResponse', async (request) => {
    underWay.delete(request);
  });
  return () => underWay.size > 0;
}
