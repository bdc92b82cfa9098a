import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { pathOf } from './logging.ts';
import { isPagePath, PAGE_ROUTE } from './page-requests.ts';
import { readPages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
/** Browsers that have a worker ask here for a newer one on every visit. */
const WORKER = '/sw.js';

/** The built client (precompressed), and the page for every other path. */
export async function registerStatic(app: FastifyInstance, { config }: Context): Promise<void> {
  if (!existsSync(join(config.clientDir, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: config.clientDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**', ...(config.serviceWorker ? [] : ['sw.js'])],
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  if (!config.serviceWorker) withdrawWorker(app, config.clientDir);
  const pages = readPages(config);
  app.get(PAGE_ROUTE, ROUTE, async (request, reply) => {
    const path = pathOf(request.url);
    if (!isPagePath(path)) throw new ShopError('NOT_FOUND');
    if (!pages.knows(path)) reply.status(404);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pages.html(path));
  });
}

/** Sent whole every time: what a browser knows of the worker before must never be an answer to whether it may go. */
function withdrawWorker(app: FastifyInstance, clientDir: string): void {
  const path = join(clientDir, 'sw-off.js');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  app.get(WORKER, { ...ROUTE, config: { ...ROUTE.config, rateLimit: false } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
