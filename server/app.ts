import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { MAX_PICTURE_BYTES } from '#domain/kit/picture.ts';
import { features } from './features/all.ts';
import { registerClaimPictures } from './features/claims/picture-routes.ts';
import { registerTestPayPages } from './features/payments/test-pages.ts';
import { qaRoutes } from './features/qa/routes.ts';
import type { Context } from './kit/context.ts';
import { WORDS_LIMIT } from './kit/multipart-form.ts';
import { createRegistrar } from './kit/register.ts';
import { searchesInTurn } from './kit/searches.ts';
import { type RouteRecord, requireAccessPolicies } from './plugins/access-check.ts';
import { createAuthenticator } from './plugins/auth.ts';
import { registerBodyLimits } from './plugins/bodies.ts';
import { addressErrorHandler, clientErrorHandler } from './plugins/client-errors.ts';
import { registerCors } from './plugins/cors.ts';
import { registerDocs } from './plugins/docs.ts';
import { registerErrors, registerNotFound } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { type LogSink, loggingOptions } from './plugins/logging.ts';
import { registerMarks } from './plugins/marks.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerStatic } from './plugins/static.ts';

/** Longest that the head of a request may take, in ms. */
const HEADERS_TIMEOUT = 10_000;
/** One picture of an upload, and how many a request may carry. */
export const UPLOAD_LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 5 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route with its access policy. */
    shopRoutes: RouteRecord[];
  }
}

export type ShopApp = FastifyInstance;
type Ports = Omit<Context, 'log' | 'searching'>;

/** Builds the server without listening; tests inject requests into it. */
export async function buildApp(ports: Ports, logSink?: LogSink): Promise<ShopApp> {
  const { config } = ports;
  const app = Fastify({
    ...loggingOptions(config.logLevel, logSink),
    trustProxy: config.trustProxy,
    bodyLimit: WORDS_LIMIT,
    requestTimeout: 60_000,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: clientErrorHandler(ports.clock),
    frameworkErrors: addressErrorHandler(ports.clock),
    connectionTimeout: 65_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  // Endpoint schemas validate and serialise; Fastify's copies are documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // A form of another site can send text without asking first; the shop reads none.
  app.removeContentTypeParser('text/plain');
  const shopRoutes = requireAccessPolicies(app);
  registerErrors(app, ports.clock);
  registerMarks(app, config);
  registerCors(app, config);
  registerBodyLimits(app);
  await registerSecurity(app, config);
  registerNotFound(app, ports.clock);
  await app.register(multipart, { limits: { ...UPLOAD_LIMITS, fields: 10, fieldSize: WORDS_LIMIT } });
  if (config.apiDocs) await registerDocs(app);
  const context: Context = { ...ports, log: app.log, searching: searchesInTurn(config) };
  registerHealth(app, context);
  const authenticate = createAuthenticator(context);
  const route = createRegistrar(app, context, authenticate);
  for (const feature of features) feature(route, context);
  registerClaimPictures(app, context, authenticate);
  if (ports.payments.name === 'test') await registerTestPayPages(app, context);
  if (config.qaTools) qaRoutes(route, context);
  await registerStatic(app, context);
  app.decorate('shopRoutes', shopRoutes);
  return app;
}
