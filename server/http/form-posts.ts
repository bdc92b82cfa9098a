import type { FastifyInstance } from 'fastify';
import { ShopError } from '../kit/shop-error.ts';
import { pathOf } from './logging.ts';
import { pageAddress } from './pages/page-address.ts';
import { isPagePath, PAGE_ROUTE } from './pages/page-requests.ts';
import { NOT_KEPT } from './protection/headers.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

/**
 * Answers a form that the browser itself sends, before the scripts of its page are there, with 303 back to that page.
 * The body is discarded unread: nothing of it is parsed, kept or logged.
 */
export async function registerFormPosts(
  app: FastifyInstance,
  knows: (path: string) => boolean,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    forms.post(PAGE_ROUTE, ROUTE, async ({ url }, reply) => {
      const path = pathOf(url);
      if (!isPagePath(path) || !knows(path)) throw new ShopError('NOT_FOUND');
      return reply.header('cache-control', NOT_KEPT).redirect(pageAddress(url), 303);
    });
  });
}
