import type { FastifyReply } from 'fastify';

/**
 * Cache-Control of public responses: shared caches may keep them for five seconds, and for a minute
 * more while revalidating.
 */
export const FOR_ALL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** Adds names to the Vary header of a response. */
export const variesWith = (reply: FastifyReply, ...names: readonly string[]): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), ...names].filter(Boolean).join(', '));
