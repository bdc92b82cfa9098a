import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../first-page/answer-page.ts';
import { firstPages } from '../first-page/first-page.ts';
import { openDrawer } from '../first-page/open-drawer.ts';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { pathOf } from './logging.ts';
import { isPagePath, PAGE_ROUTE, wantsPlain } from './page-requests.ts';
import { readPages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The built client (precompressed), and the page for every other path. */
export async function registerStatic(app: FastifyInstance, { config }: Context): Promise<void> {
  if (!existsSync(join(config.clientDir, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: config.clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**'],
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  const pages = readPages(config);
  const drawer = await openDrawer(config);
  const drawing = drawer
    ? firstPages(app, { drawer, plainOf: pages.html, publicUrl: config.publicUrl })
    : null;
  app.get(PAGE_ROUTE, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (!isPagePath(path)) throw new ShopError('NOT_FOUND');
    const target = drawing?.leadsTo(path);
    if (target && !wantsPlain(request))
      return reply.header('cache-control', 'no-cache').redirect(target, 302);
    const drawn = drawing && !wantsPlain(request) ? await drawing.get(request) : null;
    const isThere = pages.knows(path) && drawn?.status !== 404;
    reply.status(isThere ? 200 : 404);
    if (drawn) return answerPage(request, reply, drawn);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pages.html(path));
  });
}
