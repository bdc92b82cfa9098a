import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isNoticeShown } from '#domain/kit/shop-settings.ts';
import type { Renderer } from '#domain/kit/ssr.ts';
import type { Context } from '../kit/context.ts';
import { mayPass, shut } from '../kit/maintenance.ts';
import { withNotice } from '../kit/notice-banner.ts';
import { onePerTurn } from '../kit/one-per-turn.ts';
import { ShopError } from '../kit/shop-error.ts';
import { answerPage } from '../ssr/answer-page.ts';
import { createPageRenderer, type PageCounts } from '../ssr/page-renderer.ts';
import { registerFormPosts } from './form-posts.ts';
import { NOT_KEPT } from './headers.ts';
import { pathOf } from './logging.ts';
import { hasPersonalFields, pageAddress } from './page-address.ts';
import { isPagePath, PAGE_ROUTE, wantsPlain } from './page-requests.ts';
import { readPages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
/** Where administrators come in, and where people come back to from paying. */
const OPEN_IN_MAINTENANCE: ReadonlySet<string> = new Set([
  '/login',
  '/mfa-verification',
  '/payment',
  '/checkout',
]);
/** Browsers that have a worker ask here for a newer one on every visit. */
const WORKER = '/sw.js';

type Rendering = {
  /** Null: every page is the plain one. */
  renderer: Renderer | null;
  lifeOf: () => Promise<() => boolean>;
};

/** The built client (precompressed), and the page for every other path. Answers how pages are answered from then on. */
export async function registerStatic(
  app: FastifyInstance,
  context: Context,
  { renderer, lifeOf }: Rendering,
): Promise<PageCounts | null> {
  const { config, copies, settings, clock } = context;
  if (!existsSync(join(config.clientDir, 'index.html'))) return null;
  await app.register(fastifyStatic, {
    root: config.clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    // The tag says it all, and what is named by its content never changes.
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**', ...(config.serviceWorker ? [] : ['sw.js'])],
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  if (!config.serviceWorker) withdrawWorker(app, config.clientDir);
  const pages = readPages(config);
  const drawing = renderer
    ? createPageRenderer(app, { renderer, plainOf: pages.frame, publicUrl: config.publicUrl, copies, lifeOf })
    : null;
  app.addHook('onClose', async () => renderer?.close());
  const turn = onePerTurn();
  app.get(PAGE_ROUTE, ROUTE, async (request, reply) => {
    await turn();
    const path = pathOf(request.url);
    if (!isPagePath(path)) throw new ShopError('NOT_FOUND');
    // Before anything is drawn or kept for this address: it stays in no history and is no page's referrer.
    if (hasPersonalFields(request.url))
      return reply.header('cache-control', NOT_KEPT).redirect(pageAddress(request.url), 303);
    const target = drawing && pages.leadsTo(path);
    if (target && !wantsPlain(request))
      return reply.header('cache-control', 'no-cache').redirect(target, 302);
    const { maintenance, notice } = await settings.read();
    // Who is let in asks for everything with a token: nothing is drawn for visitors meanwhile.
    if (maintenance.isOn && !OPEN_IN_MAINTENANCE.has(path) && !mayPass(context, request))
      throw shut(maintenance, clock.now());
    const banner = isNoticeShown(notice, clock.now()) ? notice : null;
    const isDrawn = drawing && !wantsPlain(request) && !maintenance.isOn;
    const drawn = isDrawn ? await drawing.get(request, banner) : null;
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

/** Sent whole every time: what a browser knows of the worker before must never be an answer to whether it may go. */
function withdrawWorker(app: FastifyInstance, clientDir: string): void {
  const path = join(clientDir, 'sw-off.js');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  app.get(WORKER, { ...ROUTE, config: { ...ROUTE.config, rateLimit: false } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
