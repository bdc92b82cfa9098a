import type { FastifyInstance, FastifyRequest } from 'fastify';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Time in ms after the end of a write in which the next one is expected: buyers of a sale leave short gaps. */
const RECENT_MS = 1_000;

/** Writes of this process. A write is any method that is no read. */
export type Writes = {
  /**
   * Whether one is being answered at the moment: from the end of its body, so that a slow sender is
   * not waited for, until its answer is sent or its client is gone.
   */
  areUnderWay(): boolean;
  /** Same, or whether one ended in the last second. */
  areRecent(): boolean;
};

/** Watches the writes of a server. */
export function watchWrites(app: FastifyInstance, now = () => performance.now()): Writes {
  const underWay = new Set<FastifyRequest>();
  let endedAt = Number.NEGATIVE_INFINITY;
  const end = (request: FastifyRequest) => {
    if (underWay.delete(request)) endedAt = now();
  };
  app.addHook('preHandler', async (request, reply) => {
    if (READS.has(request.method)) return;
    underWay.add(request);
    // A client that leaves before the answer is sent gets no `onResponse`.
    reply.raw.once('close', () => end(request));
  });
  app.addHook('onResponse', async (request) => end(request));
  return {
    areUnderWay: () => underWay.size > 0,
    areRecent: () => underWay.size > 0 || now() - endedAt < RECENT_MS,
  };
}
