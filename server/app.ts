import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { MAX_PICTURE_BYTES } from '#domain/kit/picture.ts';
import type { Renderer } from '#domain/kit/ssr.ts';
import { features } from './areas.ts';
import { productPages, storePages } from './catalogue/known-product-store.ts';
import { untilPageIsOld } from './catalogue/page-life.ts';
import { feedPages } from './community/known-feed-store.ts';
import { registerCalendar } from './events/calendar/calendar-route.ts';
import { eventPages } from './events/calendar/known-event-store.ts';
import { registerContent } from './files/content-routes.ts';
import { WORDS_LIMIT } from './files/multipart-form.ts';
import { registerPrivateFiles } from './files/private-files.ts';
import { type RouteRecord, requireAccessPolicies } from './http/access-check.ts';
import { registerAnswerHeaders } from './http/answer-headers.ts';
import { registerBodyLimits } from './http/bodies.ts';
import { addressErrorHandler, clientErrorHandler } from './http/client-errors.ts';
import { registerCompression } from './http/compression.ts';
import { registerCors } from './http/cors.ts';
import { registerDocs } from './http/docs.ts';
import { registerErrors, registerNotFound } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { type LogSink, loggingOptions } from './http/logging.ts';
import { createRegistrar } from './http/register.ts';
import { registerMarks } from './http/response-headers.ts';
import { registerSecurity } from './http/security.ts';
import { registerSitemap } from './http/sitemap.ts';
import { registerStatic } from './http/static.ts';
import { qaRoutes } from './jobs/qa-routes.ts';
import type { Context } from './kit/context.ts';
import { onNotedPages } from './kit/note-pages.ts';
import { searchesInTurn } from './kit/searches.ts';
import { shopSettings } from './kit/shop-settings.ts';
import { registerOutbox } from './mail/outbox-pages.ts';
import { createAuthenticator } from './members/auth/authenticator.ts';
import { registerRefuseReset } from './members/mfa/refuse-reset-pages.ts';
import { registerUnsubscribe } from './members/signup/unsubscribe-pages.ts';
import { registerSocialLoginPages } from './members/social/social-login-pages.ts';
import { registerTestSocialPages } from './members/social/test-social-pages.ts';
import { openRenderer } from './ssr/open-renderer.ts';
import type { PageCounts } from './ssr/page-renderer.ts';
import { staleAfter } from './stale-pages.ts';
import { maySeeClaimPicture } from './trade/claims/picture-access.ts';
import { registerTestPayPages } from './trade/payments/test-pages.ts';

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
type Ports = Omit<Context, 'log' | 'searching' | 'settings'> & {
  /** In place of the built client's. */
  renderer?: Renderer;
};

/** Builds the server without listening; tests inject requests into it. */
export async function buildApp({ renderer, ...ports }: Ports, logSink?: LogSink): Promise<ShopApp> {
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
  await registerAnswerHeaders(app, config);
  registerErrors(app, ports.clock);
  registerMarks(app, config);
  registerCors(app, config);
  registerBodyLimits(app, config);
  await registerSecurity(app, config);
  await registerCompression(app);
  registerNotFound(app, ports.clock);
  await app.register(multipart, { limits: { ...UPLOAD_LIMITS, fields: 10, fieldSize: WORDS_LIMIT } });
  if (config.apiDocs) await registerDocs(app);
  const context: Context = {
    ...ports,
    log: app.log,
    searching: searchesInTurn(config),
    settings: shopSettings(ports.db, app.log),
  };
  onNotedPages(ports.db, ports.copies.dropPages);
  // What an administrator has set by way of another process.
  ports.copies.onDrop((written, isOwn) => {
    if (!isOwn && !('pages' in written)) void context.settings.renew();
  });
  let pages: PageCounts | null = null;
  registerHealth(app, context, () => pages);
  const authenticate = createAuthenticator(context);
  const routeOf = createRegistrar(app, context, { authenticate, staleAfter });
  // Their names are those of the record's own type.
  for (const area of Object.keys(features) as (keyof typeof features)[])
    for (const feature of features[area]) feature(routeOf(area), context);
  registerPrivateFiles(app, context, { claims: maySeeClaimPicture(context, authenticate) });
  registerContent(app, context);
  registerSitemap(app, config, {
    products: productPages(ports.db),
    stores: storePages(ports.db),
    feeds: feedPages(ports.db),
    events: eventPages(ports.db),
  });
  registerCalendar(app, context);
  registerSocialLoginPages(app, context);
  if (ports.payments.name === 'test') await registerTestPayPages(app, context);
  if (ports.social.name === 'test') await registerTestSocialPages(app, context);
  await registerUnsubscribe(app, context);
  await registerRefuseReset(app, context);
  if (config.outbox) registerOutbox(app, context);
  if (config.qaTools) qaRoutes(routeOf('jobs'), context);
  const noteEnd = (err: unknown) => app.log.error({ err }, 'the thread that renders pages has ended');
  pages = await registerStatic(app, context, {
    renderer: renderer ?? openRenderer(config, noteEnd),
    lifeOf: () => untilPageIsOld(context),
  });
  app.decorate('shopRoutes', shopRoutes);
  return app;
}
