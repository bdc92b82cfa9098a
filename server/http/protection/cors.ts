import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const ASKED = 'origin, content-type, accept, authorization, idempotency-key';
const TOLD = 'retry-after, x-request-id, idempotent-replayed';
const HOUR = '3600';

/** Enables CORS with preflight for the configured origins only. */
export function registerCors(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (!origin || !corsOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': TOLD,
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': ASKED,
      'access-control-max-age': HOUR,
    });
    return reply.status(204).send();
  });
}
