// Size: every kind of page, and the sitemap parts that list them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPages } from '#server/catalogue/products/sitemap-product-store.ts';
import { feedPages } from '#server/community/sitemap-feed-store.ts';
import { SLICE_LENGTH } from '#server/kit/pages/page-slices.ts';
import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { moves } from '#src/app/routes/eager-screens.ts';
import { robotsRules } from '#src/app/routes/robots-rules.ts';
import { productToCopy } from '../../../support/catalogue.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { idOf, postFeed } from '../../../support/community.ts';
import { publicEvent } from '../../../support/events/events.ts';
import { freshProduct } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const ORIGIN = 'https://shop.example';
const client = clientFolder(allPaths, robotsRules());
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { publicUrl: ORIGIN, clientDir: client.clientDir } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

const open = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.inject({ url });
  return { status: statusCode, type: headers['content-type'], kept: headers['cache-control'], body };
};
const locations = async (url: string): Promise<string[]> =>
  [...(await open(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
/** Paths of all pages in the sitemaps. */
const listed = async (): Promise<string[]> => {
  const maps = await locations('/sitemap.xml');
  const pages = await Promise.all(maps.map((map) => locations(map.replace(ORIGIN, ''))));
  return pages.flat().map((address) => address.replace(ORIGIN, ''));
};

describe('GET sitemap', () => {
  it('lists every page of a live product, a listed feed and a public event once, with absolute URLs', async () => {
    const gone = await freshProduct(shop);
    await shop.db
      .updateTable('products')
      .set({ deleted_at: shop.clock.now() })
      .where('id', '=', gone)
      .execute();
    const { feedId } = await postFeed(shop);
    await shop.as('user').delete(`/api/feeds/${feedId}`);
    const products = await shop.db
      .selectFrom('products')
      .select('id')
      .where('deleted_at', 'is', null)
      .execute();
    const feeds = await shop.db.selectFrom('feeds').select('id').where('deleted_at', 'is', null).execute();
    const [shown, cancelled] = [await publicEvent(shop), await publicEvent(shop)];
    const taken = await publicEvent(shop);
    const draft = await publicEvent(shop, { state: 'DRAFT' });
    await shop.as('admin').post(`/api/events/${cancelled}/cancel`, { reason: '준비가 늦어요' });
    await shop.as('admin').delete(`/api/events/${taken}`);
    const events = (await shop.db.selectFrom('events').select('id').execute()).map(({ id }) => id);
    const hidden = [draft, cancelled, taken];
    expect(events).toEqual(expect.arrayContaining([shown, ...hidden]));
    expect(products.length * feeds.length).toBeGreaterThan(0);
    const stores = await shop.db.selectFrom('stores').select('id').execute();
    const resting = stores[0]?.id ?? 0;
    await shop.db.updateTable('stores').set({ state: 'PAUSED' }).where('id', '=', resting).execute();
    const brands = await shop.db.selectFrom('brands').select('id').execute();
    const now = shop.clock.now();
    // Without products on sale, so that it has no page to list.
    await shop.db
      .insertInto('brands')
      .values({ name: '빈 상표', created_at: now, updated_at: now })
      .execute();
    const pages = await listed();
    const numbered = pages.filter((page) => /\d$/.test(page) && !page.includes('?'));
    expect(numbered.toSorted()).toEqual(
      [
        ...products.map(({ id }) => `/products/${id}`),
        ...feeds.map(({ id }) => `/feed/${id}`),
        ...stores.filter(({ id }) => id !== resting).map(({ id }) => `/store/${id}`),
        ...brands.map(({ id }) => `/brands/${id}`),
        ...events.filter((id) => !hidden.includes(id)).map((id) => `/events/${id}`),
      ].toSorted(),
    );
    expect(new Set(pages).size).toBe(pages.length);
    for (const map of await locations('/sitemap.xml'))
      expect(map.startsWith(`${ORIGIN}/sitemaps/`)).toBe(true);
  });

  it('is XML that may be cached for an hour', async () => {
    for (const url of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
      expect(await open(url)).toMatchObject({
        status: 200,
        type: 'application/xml; charset=utf-8',
        kept: 'public, max-age=3600',
      });
    const packed = await shop.app.inject({
      url: '/sitemaps/products-1.xml',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('has the modification time of each page', async () => {
    const { id } = await shop.db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
    const changed = new Date('2026-10-02T03:04:05.000Z');
    await shop.db.updateTable('products').set({ updated_at: changed }).where('id', '=', id).execute();
    expect((await open('/sitemaps/products-1.xml')).body).toContain(
      `<url><loc>${ORIGIN}/products/${id}</loc><lastmod>2026-10-02T03:04:05.000Z</lastmod></url>`,
    );
  });

  it.each([
    'products-0',
    'products-7',
    'products-x',
    'products-01',
    'members-1',
    'products-1.5',
    'feeds-9999999',
  ])('has no part %s', async (part) => {
    const { status, type } = await open(`/sitemaps/${part}.xml`);
    expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('sitemap parts', () => {
  it('contain at least one page, and a page never changes its part', async () => {
    const ids = [20_001, 20_003, 20_004, 20_011];
    const like = await productToCopy(shop.db);
    for (const id of ids)
      await shop.db
        .insertInto('products')
        .values({ ...like, id, name: `조각 ${id}` })
        .execute();
    const slices = productPages(shop.db, 4);
    const high = async () => (await slices.numbers()).filter((slice) => slice > 5_000);
    const paths = async (slice: number) => (await slices.pages(slice)).map(({ path }) => path);
    expect(await high()).toEqual([5_001, 5_003]);
    expect(await paths(5_001)).toEqual(['/products/20001', '/products/20003', '/products/20004']);
    expect([await paths(5_002), await paths(5_003)]).toEqual([[], ['/products/20011']]);
    await shop.db
      .updateTable('products')
      .set({ deleted_at: shop.clock.now() })
      .where('id', '<=', 20_004)
      .where('id', '>', 20_000)
      .execute();
    expect([await high(), await paths(5_001)]).toEqual([[5_003], []]);
    await shop.db.deleteFrom('products').where('id', 'in', ids).execute();
  });

  it('contain no feed of a banned member, and do not exist without pages', async () => {
    const all = async () => {
      const slices = feedPages(shop.db, 2);
      return (await Promise.all((await slices.numbers()).map(slices.pages))).flat().length;
    };
    const before = await all();
    const blocked = await idOf(shop, 'user@sinbaljang.test');
    const theirs = await shop.db
      .selectFrom('feeds')
      .select('id')
      .where('user_id', '=', blocked)
      .where('deleted_at', 'is', null)
      .execute();
    expect(theirs.length).toBeGreaterThan(0);
    await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', blocked).execute();
    expect(await all()).toBe(before - theirs.length);
    await shop.db.updateTable('users').set({ status: 'BLOCKED' }).execute();
    expect(await feedPages(shop.db).numbers()).toEqual([]);
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).execute();
  });

  it('are within the size limit of a sitemap', () => expect(SLICE_LENGTH).toBeLessThanOrEqual(5_000));
});

describe('robots.txt', () => {
  /** Public pages about one person or one moment. */
  const OF_NOBODY_ELSE = ['/recentview', '/search', '/cart', '/payment'];
  const rows = [
    ...allScreens.map(([, row]) => ({ bare: false, isMoved: false, ...row })),
    ...moves.map((row) => ({ bare: false, isMoved: true, also: [], ...row })),
  ];
  const addressesOf = ({ path, also = [] }: { path: string; also?: readonly string[] }) => [path, ...also];
  const isPrivate = ({ path, access, bare }: (typeof rows)[number]) =>
    access !== 'open' || bare || OF_NOBODY_ELSE.includes(path);
  const kept = async (path: string) => {
    const beginnings = [...(await open('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm)];
    const isUnder = (rule: string) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
    return beginnings.some(([, rule = '']) => isUnder(rule));
  };

  it('disallows every page of a member, seller, administrator and order', async () => {
    const wrong: string[] = [];
    for (const row of rows.filter(isPrivate))
      for (const address of addressesOf(row)) if (!(await kept(address))) wrong.push(address);
    expect(wrong).toEqual([]);
    for (const address of ['/api/products', '/docs', '/test-pay/x', '/outbox'])
      expect(await kept(address)).toBe(true);
  });

  it('has one rule per prefix, and none for a public page', () => {
    const open = { access: 'open' } as const;
    const closed = { access: 'login' } as const;
    const rules = (...rows: { address: string; access: 'open' | 'login' }[]) => robotsRules(rows);
    expect(rules({ address: '/my', ...closed }, { address: '/my/:id', ...closed })).toEqual(['/my']);
    expect(rules({ address: '/edit/:id', ...closed }, { address: '/:id', ...open })).toEqual(['/edit/']);
    expect(rules({ address: '/shop', ...closed }, { address: '/shoppers', ...open })).toEqual(['/shop$']);
  });

  it('repeats no rule', async () => {
    const rules = [...(await open('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, rule]) => rule,
    );
    const twice = rules.filter((rule) =>
      rules.some((other) => other !== rule && rule?.startsWith(String(other))),
    );
    expect([twice, new Set(rules).size]).toEqual([[], rules.length]);
  });

  it('leaves every other page to the sitemap, whose address it has', async () => {
    const pages = await listed();
    const there = rows.filter((row) => !isPrivate(row) && !row.isMoved).flatMap(addressesOf);
    // The second address of a page is not listed.
    const SECOND = ['/events'];
    expect(
      there.filter((address) => ![...pages, ...SECOND].includes(address) && !address.includes(':')),
    ).toEqual([]);
    const standing = pages.filter((page) => !/[?\d]/.test(page));
    expect(standing.filter((page) => !there.includes(page))).toEqual([]);
    for (const page of [...pages, '/products/1/reviews', '/content/images/common/no-image.png'])
      expect([page, await kept(page)]).toEqual([page, false]);
    const { type, body } = await open('/robots.txt');
    expect([type, body.includes(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)]).toEqual([
      'text/plain; charset=utf-8',
      true,
    ]);
  });
});
