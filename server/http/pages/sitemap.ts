import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import type { Config } from '../../config.ts';
import type { PageSlices } from '../../kit/pages/page-slices.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { privateRulesOf } from './pages.ts';
import { robotsText } from './robots.ts';
import { mapList, pageList } from './xml.ts';

/** Static pages; a test compares them with the table of routes. */
const STANDING = [
  '/',
  '/products',
  '/categories',
  '/store',
  '/brands',
  '/foot-ruler',
  '/feeds',
  '/event-list',
  '/help',
  '/terms',
  '/privacy-policy',
];
const CATEGORIES = DEFAULT_CATEGORIES.map(({ categoryId }) => `/products?categoryId=${categoryId}`);
const STANDING_MAP = '/sitemaps/pages.xml';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
const XML = 'application/xml; charset=utf-8';
/** Cache-Control of sitemaps: crawlers return after days, not seconds. */
const KEPT = 'public, max-age=3600';

const sendXml = (reply: FastifyReply, text: string) =>
  reply.type(XML).header('cache-control', KEPT).compress(text);

/**
 * Registers `/sitemap.xml`, an index with one sitemap per slice and kind of page, and
 * `/robots.txt`.
 */
export function registerSitemap(
  app: FastifyInstance,
  { publicUrl, clientDir }: Pick<Config, 'publicUrl' | 'clientDir'>,
  kinds: Readonly<Record<string, PageSlices>>,
): void {
  const robots = robotsText(publicUrl, privateRulesOf(clientDir));
  app.get('/robots.txt', ROUTE, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT).send(robots),
  );
  app.get('/sitemap.xml', ROUTE, async (_, reply) => {
    const slices = await Promise.all(
      Object.entries(kinds).map(async ([kind, { numbers }]) =>
        (await numbers()).map((slice) => `/sitemaps/${kind}-${slice}.xml`),
      ),
    );
    return sendXml(reply, mapList(publicUrl, [STANDING_MAP, ...slices.flat()]));
  });
  app.get(STANDING_MAP, ROUTE, (_, reply) => {
    const pages = [...STANDING, ...CATEGORIES].map((path) => ({ path, changedAt: null }));
    return sendXml(reply, pageList(publicUrl, pages));
  });
  for (const [kind, { pages }] of Object.entries(kinds))
    app.get<{ Params: { slice: string } }>(
      `/sitemaps/${kind}-:slice(^[1-9]\\d{0,5}).xml`,
      ROUTE,
      async ({ params }, reply) => {
        const found = await pages(Number(params.slice));
        if (found.length === 0) throw new ShopError('NOT_FOUND');
        return sendXml(reply, pageList(publicUrl, found));
      },
    );
}
