import type { FastifyReply } from 'fastify';

/** Shared caches answer from their copy for five seconds, and for a minute more while they ask for a new one. */
export const FOR_ALL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** Says of an answer what else it depends on, beside what is said already. */
export const variesWith = (reply: FastifyReply, ...names: readonly string[]): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), ...names].filter(Boolean).join(', '));
