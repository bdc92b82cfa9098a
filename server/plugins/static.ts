import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { readPages } from './pages.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The built client (precompressed), the content host under `/content/`, and the page for every other path. */
export async function registerStatic(app: FastifyInstance, { config, files }: Context): Promise<void> {
  await app.register(fastifyStatic, {
    root: files.root,
    prefix: '/content/',
    // Not for everybody: these have a route of their own.
    allowedPath: (path) => !/\/images\/claims(\/|$)/i.test(path),
    decorateReply: false,
    setHeaders: (response) => {
      response.header('cache-control', FOREVER);
      // Drawn pictures are SVG: no script or outside reference may run when one is opened on its own.
      response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const page = join(config.clientDir, 'index.html');
  if (!existsSync(page)) return;
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
  const htmlOf = await readPages(config.clientDir);
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    // A missing script or picture must not be answered with the page.
    if (/^\/(api|assets|content|images)\//.test(pathname)) throw new ShopError('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(htmlOf(pathname));
  });
}
