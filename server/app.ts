import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { MAX_PICTURE_BYTES } from '#domain/kit/pictures/picture.ts';
import type { Renderer } from '#domain/kit/ssr.ts';
import { features } from './areas.ts';
import { untilPageIsOld } from './catalogue/product-page/page-expiry.ts';
import { cataloguePages } from './catalogue/products/sitemap-product-store.ts';
import { feedPages } from './community/sitemap-feed-store.ts';
import { registerCalendar } from './events/calendar/calendar-route.ts';
import { eventPages } from './events/calendar/sitemap-event-store.ts';
import { registerContent } from './files/content-routes.ts';
import { WORDS_LIMIT } from './files/multipart-form.ts';
import { registerPrivateFiles } from './files/private-files.ts';
import { registerBodyLimits } from './http/bodies.ts';
import { addressErrorHandler, clientErrorHandler } from './http/client-errors.ts';
import { registerHealth } from './http/health.ts';
import { type LogSink, loggingOptions } from './http/logging.ts';
import { registerDocs } from './http/pages/docs.ts';
import { registerSitemap } from './http/pages/sitemap.ts';
import { registerStatic } from './http/pages/static.ts';
import { type RouteRecord, requireAccessPolicies } from './http/protection/access-check.ts';
import { registerCors } from './http/protection/cors.ts';
import { registerSecurity } from './http/protection/security.ts';
import { createRegistrar } from './http/register-route.ts';
import { registerCompression } from './http/responses/compression.ts';
import { registerErrors, registerNotFound } from './http/responses/errors.ts';
import { registerMarks } from './http/responses/response-headers.ts';
import { registerAnswerHeaders } from './http/responses/security-headers.ts';
import { maySeeInquiryPicture } from './inquiries/picture-access.ts';
import { demonstrationRoutes } from './jobs/demonstration/demonstration-routes.ts';
import { qaRoutes } from './jobs/queue/qa-routes.ts';
import type { Context } from './kit/context.ts';
import type { Authenticator, Feature } from './kit/feature.ts';
import { onNotedPages } from './kit/pages/invalidate-pages.ts';
import type { AssetStore } from './kit/ports/asset-store.ts';
import { searchesInTurn } from './kit/search-queue.ts';
import { shopSettings } from './kit/settings/shop-settings.ts';
import { registerOutbox } from './mail/outbox-pages.ts';
import { createAuthenticator } from './members/auth/authenticator.ts';
import { registerUnsubscribe } from './members/consents/unsubscribe-pages.ts';
import { registerRefuseReset } from './members/mfa/refuse-reset-pages.ts';
import { registerSocialLoginPages } from './members/social/social-login-pages.ts';
import { registerTestSocialPages } from './members/social/test-social-pages.ts';
import { maySeeQuestionPicture } from './questions/picture-access.ts';
import { DEMO_LOGINS } from './seed/facts/accounts.ts';
import { openRenderer } from './ssr/open-renderer.ts';
import type { PageCounts } from './ssr/page-renderer.ts';
import { staleAfter } from './stale-pages.ts';
import { maySeeClaimPicture } from './trade/claims/picture-access.ts';
import { orderTrailRoutes } from './trade/orders/trail/order-trail-routes.ts';
import { registerTestPayPages } from './trade/payments/test-pages.ts';

/** Timeout in ms of the request headers. */
const HEADERS_TIMEOUT = 10_000;
/** Size limit of one uploaded picture, and pictures per request. */
export const UPLOAD_LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 5 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered routes with their access policies. */
    shopRoutes: RouteRecord[];
    /** Numbers of page answers since the start; null without a renderer. */
    pageCounts?(): PageCounts | null;
  }
}

export type ShopApp = FastifyInstance;
type Ports = Omit<Context, 'log' | 'searching' | 'settings'> & {
  /** In place of the built client's. */
  renderer?: Renderer;
  /** Files of other builds; none by default. */
  assets?: AssetStore | null;
  /** Adds hooks that measure requests. */
  observe?(app: ShopApp): void;
};

/** Creates the Fastify instance with its limits and timeouts, without routes. */
function createServer({ config, clock }: Pick<Context, 'config' | 'clock'>, logSink?: LogSink): ShopApp {
  const app = Fastify({
    ...loggingOptions(config.logLevel, logSink),
    trustProxy: config.trustProxy,
    bodyLimit: WORDS_LIMIT,
    requestTimeout: 60_000,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: clientErrorHandler(clock),
    frameworkErrors: addressErrorHandler(clock),
    connectionTimeout: 65_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  // Endpoint schemas validate and serialise; those of Fastify are documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Other sites' forms can send text without a preflight, so that the server does not accept it.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Endpoints that only QA, or only a demonstration, has. */
const toolsOf = ({ qaTools, demoGuide }: Context['config']): Feature[] => [
  ...(qaTools ? [qaRoutes, orderTrailRoutes] : []),
  ...(demoGuide ? [demonstrationRoutes(DEMO_LOGINS)] : []),
];

/** Access checks of private pictures by their area. */
const pictureChecks = (context: Context, authenticate: Authenticator) => ({
  claims: maySeeClaimPicture(context, authenticate),
  inquiries: maySeeInquiryPicture(context, authenticate),
  questions: maySeeQuestionPicture(context, authenticate),
});

/** Builds the server without listening; tests inject requests. */
export async function buildApp(given: Ports, logSink?: LogSink): Promise<ShopApp> {
  const { renderer, observe, assets, ...ports } = given;
  const { config } = ports;
  const app = createServer(ports, logSink);
  observe?.(app);
  const shopRoutes = requireAccessPolicies(app);
  await registerAnswerHeaders(app, config);
  registerErrors(app, ports.clock);
  registerMarks(app, config);
  registerCors(app, config);
  registerBodyLimits(app, config);
  await registerSecurity(app, ports);
  ports.counters?.logTo(app.log);
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
  // Settings changed by another process.
  ports.copies.onDrop((written, isOwn) => {
    if (!isOwn && !('pages' in written)) void context.settings.renew();
  });
  let pages: PageCounts | null = null;
  registerHealth(app, context, () => pages);
  const authenticate = createAuthenticator(context);
  const routeOf = createRegistrar(app, context, { authenticate, staleAfter });
  // The keys are those of the record's type.
  for (const area of Object.keys(features) as (keyof typeof features)[])
    for (const feature of features[area]) feature(routeOf(area), context);
  registerPrivateFiles(app, context, pictureChecks(context, authenticate));
  registerContent(app, context);
  registerSitemap(app, config, {
    ...cataloguePages(ports.db),
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
  for (const feature of toolsOf(config)) feature(routeOf('jobs'), context);
  const noteEnd = (err: unknown) => app.log.error({ err }, 'page rendering thread exited');
  pages = await registerStatic(app, context, {
    renderer: renderer ?? openRenderer(config, noteEnd),
    lifeOf: () => untilPageIsOld(context),
    assets: assets ?? null,
  });
  app.decorate('shopRoutes', shopRoutes).decorate('pageCounts', () => pages);
  return app;
}
