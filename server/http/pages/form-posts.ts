import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kit/shop-error.ts';
import { NOT_KEPT } from '../headers.ts';
import { pathOf } from '../logging.ts';
import { pageAddress } from './page-address.ts';
import { isPagePath, PAGE_ROUTE } from './page-requests.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

/**
 * Answers forms sent natively before hydration with 303 to their page. The body is discarded
 * unread: it is neither parsed nor logged.
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
