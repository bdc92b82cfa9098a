import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isNoticeShown } from '#domain/kit/shop-settings.ts';
import type { Renderer } from '#domain/kit/ssr.ts';
import type { Context } from '../../kit/context.ts';
import { onePerTurn } from '../../kit/one-per-turn.ts';
import type { AssetStore } from '../../kit/ports/asset-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { answerPage } from '../../ssr/answer-page.ts';
import { withNotice } from '../../ssr/notice-banner.ts';
import { createPageRenderer, type PageCounts } from '../../ssr/page-renderer.ts';
import { NOT_KEPT } from '../headers.ts';
import { pathOf } from '../logging.ts';
import { mayPass, shut } from '../maintenance.ts';
import { registerFormPosts } from './form-posts.ts';
import { registerOtherBuilds } from './other-builds.ts';
import { hasPersonalFields, pageAddress } from './page-address.ts';
import { isPagePath, PAGE_ROUTE, wantsPlain } from './page-requests.ts';
import { readPages } from './pages.ts';
import { watchWrites } from './writes-under-way.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
/** Pages that stay available in maintenance: login, and the return from a payment. */
const OPEN_IN_MAINTENANCE: ReadonlySet<string> = new Set([
  '/login',
  '/mfa-verification',
  '/payment',
  '/checkout',
]);
/**
 * Time in ms between two pages while a write is being answered: an order has some twenty steps on the event loop, each
 * of which would wait for a page. One page in that time is still hundreds a second.
 */
const PAGE_PAUSE_MS = 3;
/** Service worker script, which browsers check on every visit. */
const WORKER = '/sw.js';

type Rendering = {
  /** Null: every page is sent as its app shell. */
  renderer: Renderer | null;
  lifeOf: () => Promise<() => boolean>;
  /** Files of other builds; null if this server shares none. */
  assets: AssetStore | null;
};

/**
 * Serves the built client (precompressed), and its page for every other path. Returns the counts of
 * rendered and cached pages.
 */
export async function registerStatic(
  app: FastifyInstance,
  context: Context,
  { renderer, lifeOf, assets }: Rendering,
): Promise<PageCounts | null> {
  const { config, copies, settings, clock } = context;
  if (!existsSync(join(config.clientDir, 'index.html'))) return null;
  await app.register(fastifyStatic, {
    root: config.clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    // The entity tag suffices, and files named by their hash never change.
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**', ...(config.serviceWorker ? [] : ['sw.js'])],
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  registerOtherBuilds(app, { clientDir: config.clientDir, assets });
  if (!config.serviceWorker) withdrawWorker(app, config.clientDir);
  const pages = readPages(config);
  const writes = watchWrites(app);
  const shown = { plainOf: pages.frame, publicUrl: config.publicUrl, copies, lifeOf };
  const drawing = renderer && createPageRenderer(app, { ...shown, renderer, isWriting: writes.areRecent });
  app.addHook('onClose', async () => renderer?.close());
  const turn = onePerTurn({ isBusy: writes.areUnderWay, pauseMs: PAGE_PAUSE_MS });
  app.get(PAGE_ROUTE, ROUTE, async (request, reply) => {
    await turn();
    const path = pathOf(request.url);
    if (!isPagePath(path)) throw new ShopError('NOT_FOUND');
    // Redirected before rendering or caching, so that the address enters neither history nor
    // referrer.
    if (hasPersonalFields(request.url))
      return reply.header('cache-control', NOT_KEPT).redirect(pageAddress(request.url), 303);
    const target = drawing && pages.leadsTo(path);
    if (target && !wantsPlain(request))
      return reply.header('cache-control', 'no-cache').redirect(target, 302);
    const { maintenance, notice } = await settings.read();
    // Administrators use tokens, so that no page is rendered for anonymous clients meanwhile.
    if (maintenance.isOn && !OPEN_IN_MAINTENANCE.has(path) && !mayPass(context, request))
      throw shut(maintenance, clock.now());
    const banner = isNoticeShown(notice, clock.now()) ? notice : null;
    const isDrawn = drawing && !wantsPlain(request) && !maintenance.isOn;
    const drawn = isDrawn ? await drawing.get(request, banner) : null;
    // Not cached by browsers, as a brand that was merged may be needed again.
    if (drawn?.movedTo) return reply.header('cache-control', 'no-cache').redirect(drawn.movedTo, 301);
    const isThere = pages.knows(path) && drawn?.status !== 404;
    reply.status(isThere ? 200 : 404);
    if (drawn) return answerPage(request, reply, drawn);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withNotice(pages.html(path), banner));
  });
  await registerFormPosts(app, pages.knows);
  return drawing?.counts ?? null;
}

/**
 * Serves the script that removes service workers, always in full: a 304 could keep an old worker
 * alive.
 */
function withdrawWorker(app: FastifyInstance, clientDir: string): void {
  const path = join(clientDir, 'sw-off.js');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  app.get(WORKER, { ...ROUTE, config: { ...ROUTE.config, rateLimit: false } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
