import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '../kit/context.ts';
import { registerHealth } from './health.ts';
import { loggingOptions } from './logging.ts';

/** Builds the server of a worker process, which only answers health checks. */
export function buildHealthApp(ports: Pick<Context, 'db' | 'jobs' | 'config'>): FastifyInstance {
  const app = Fastify({ ...loggingOptions(ports.config.logLevel), return503OnClosing: true });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ status: 'not here' }));
  registerHealth(app, ports);
  return app;
}
