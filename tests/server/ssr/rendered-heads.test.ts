// Size: every kind of page, rendered by one shop.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatWon } from '#domain/kit/format.ts';
import type { Renderer } from '#domain/kit/ssr.ts';
import { DELIVERY_FEE } from '#domain/policies/delivery.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { moves } from '#src/app/routes/eager-screens.ts';
import { clientFolder } from '../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const client = clientFolder(allPaths);
let shop: TestShop;
beforeAll(async () => {
  const { loadAllParts, renderPage } = await import('#src/app/ssr/render-page.tsx');
  await loadAllParts();
  const redirects = Object.fromEntries(moves.map(({ path, to }) => [path, to]));
  writeFileSync(join(client.clientDir, '.vite/redirects.json'), JSON.stringify(redirects));
  cpSync('index.html', join(client.clientDir, 'index.html'));
  cpSync('public', client.clientDir, { recursive: true });
  // It waits longer for its calls: a busy machine leaves none of them to the browser.
  const renderer: Renderer = {
    renderPage: (request) => renderPage({ ...request, patienceMs: 10_000 }),
    close: async () => {},
  };
  shop = await startTestShop({ config: { clientDir: client.clientDir }, ports: { renderer } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

const open = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');

/** What a program without scripts reads of an address. */
async function headOf(path: string) {
  const answer = await open(path);
  const { head } = read(answer.body);
  const tags = [...head.querySelectorAll('meta[name], meta[property]')].map(
    (tag) =>
      [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content') ?? '',
      ] as const,
  );
  const blocks = [...head.querySelectorAll('script[type="application/ld+json"]')];
  return {
    status: answer.statusCode,
    names: tags.map(([name]) => name),
    meta: new Map(tags),
    canonical: [...head.querySelectorAll('link[rel=canonical]')].map((tag) => tag.getAttribute('href')),
    data: blocks.map((block): Record<string, unknown> => JSON.parse(block.textContent)),
  };
}

/** Addresses with the text that their page has before any script has run. */
const SHOWN = [
  ['/', '지금 인기 있는 신발'],
  ['/products', '개의 상품'],
  ['/products?categoryIds=1&sort=latest', '개의 상품'],
  ['/products/1', '고래 로우 스니커즈'],
  ['/products/1/reviews', '리뷰'],
  ['/feeds', '착화 피드'],
  ['/feed/1', '좋아요'],
  ['/categories', '스니커즈'],
  ['/brands', '가온길'],
  ['/brands/1', '다온'],
  ['/brands/1', '조건으로 찾기'],
  ['/search?q=%EB%B6%80%EC%B8%A0', '부츠'],
  ['/terms', '제1조'],
] as const;

describe('SSR without a script', () => {
  it.each(['/products/99999999', '/feed/99999999', '/brands/99999999', '/no/such/page'])(
    'answers 404 with a rendered page for %s, which does not exist',
    async (url) => {
      const answer = await open(url);
      const page = read(answer.body);
      expect([answer.statusCode, page.querySelectorAll('header').length > 0]).toEqual([404, true]);
    },
  );

  it.each(SHOWN)('sends the content of %s in its HTML, without anything to load', async (url, words) => {
    const main = read((await open(url)).body).querySelector('#main');
    expect(main?.textContent).toContain(words);
    expect(main?.querySelectorAll('[data-flow][aria-busy="true"]')).toHaveLength(0);
  });
});

it('SSR finds answers of the help page by the words of its form, and leaves out the others', async () => {
  const at = async (words: string) =>
    read((await open(`/help?${new URLSearchParams({ q: words })}`)).body).querySelector('#main');
  const main = await at('반품 배송비');
  expect(main?.querySelector('#return-fee')?.textContent).toContain(formatWon(DELIVERY_FEE));
  expect(main?.querySelector('#join')).toBeNull();
  const form = main?.querySelector('[name="q"]')?.closest('form');
  // Without an action it leads to its own page.
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', null]);
  expect((await at('탈퇴'))?.querySelector('#leave')).not.toBeNull();
});

it('web manifest and icons have their content types', async () => {
  const answer = await open('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { icons }: { icons: { src: string; type: string }[] } = answer.json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons)
    expect([src, (await open(src)).headers['content-type']]).toEqual([src, type]);
});

describe('head of a rendered page', () => {
  it('of a product has all data for search engines and previews', async () => {
    const { data } = (await open('/api/products/1')).json();
    const head = await headOf('/products/1?from=mail');
    const origin = shop.config.publicUrl;
    expect(head.status).toBe(200);
    // Each name appears once: the page replaces the description of the shop.
    expect(head.names.filter((name, index) => head.names.indexOf(name) !== index)).toEqual([]);
    expect(head.canonical).toEqual([`${origin}/products/1`]);
    expect(head.meta.get('description')).toContain(data.name);
    expect(head.meta.get('robots')).toBeUndefined();
    expect(head.meta.get('og:type')).toBe('product');
    expect(head.meta.get('og:title')).toBe(`${data.name} · 신발장`);
    expect(head.meta.get('og:description')).toBe(head.meta.get('description'));
    expect(head.meta.get('og:url')).toBe(`${origin}/products/1`);
    expect(head.meta.get('twitter:card')).toMatch(/^summary/);
    const [product, way] = head.data;
    // Required of a product: name, picture, and an offer with price, currency and availability.
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: data.name,
      brand: { '@type': 'Brand', name: '다온', url: expect.stringMatching(/\/brands\/\d+$/) },
      offers: {
        '@type': 'Offer',
        price: data.discountPrice,
        priceCurrency: 'KRW',
        availability: 'https://schema.org/InStock',
        url: `${origin}/products/1`,
      },
      aggregateRating: { '@type': 'AggregateRating', reviewCount: expect.any(Number) },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    for (const address of [head.meta.get('og:image'), ...[product?.image].flat()]) {
      const picture = await open(new URL(String(address)).pathname);
      expect(picture.statusCode, String(address)).toBe(200);
      expect(picture.headers['content-type']).toMatch(/^image\//);
    }
  });

  it('of a brand has all its names, its products and its place below the index', async () => {
    const { brandId, name, englishName, aliases } = (await open('/api/brands/1')).json().data;
    const { data, meta, canonical } = await headOf('/brands/1');
    const origin = shop.config.publicUrl;
    expect(canonical).toEqual([`${origin}/brands/${brandId}`]);
    expect(meta.get('description')).toMatch(new RegExp(`^${name}\\(${englishName}\\) 신발 \\d+개`));
    expect(meta.get('robots')).toBeUndefined();
    expect(data[0]).toMatchObject({ '@type': 'Brand', name, alternateName: [englishName, ...aliases] });
    expect(data[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { item: `${origin}/brands` }, { name, item: `${origin}/brands/${brandId}` }],
    });
  });

  it('of a brand without products on sale keeps it out of the index', async () => {
    const form = { name: '빈브랜드', englishName: '', aliases: [] };
    const { brandId } = (await shop.as('admin').post('/api/admin/brands', form)).body.data;
    expect((await headOf(`/brands/${brandId}`)).meta.get('robots')).toBe('noindex, follow');
  });

  it('of the home page has the operator and the search', async () => {
    const { data } = await headOf('/');
    expect(data).toMatchObject([
      { '@type': 'Organization', name: '신발장', telephone: expect.any(String) },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ]);
  });

  it('of an event has its data and picture', async () => {
    const { body } = await open('/events/1');
    expect(body).toContain('가을 출근룩 베스트 컷</h1>');
    const { data, meta } = await headOf('/events/1');
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'Event' }));
    expect(meta.get('og:image')).toMatch(/event-1/);
  });

  it('of a missing, private or filtered page has noindex', async () => {
    for (const [path, status, robots] of [
      ['/products/999999', 404, 'noindex'],
      ['/products/abc', 404, 'noindex'],
      ['/products/999999/reviews', 404, 'noindex'],
      ['/feed/999999', 404, 'noindex'],
      ['/nope', 404, 'noindex'],
      ['/mypage', 200, 'noindex'],
      ['/admin/settings', 200, 'noindex'],
      ['/login?returnTo=%2Fcart', 200, 'noindex'],
      ['/products?colors=BLACK', 200, 'noindex, follow'],
      ['/products?categoryId=1', 200, undefined],
      ['/feeds?page=1', 200, undefined],
    ] as const) {
      const head = await headOf(path);
      expect([path, head.status, head.meta.get('robots')]).toEqual([path, status, robots]);
      expect(head.canonical).toHaveLength(robots ? 0 : 1);
    }
  });

  it('moved addresses redirect at once to a page', async () => {
    for (const { path, to } of moves) {
      const { statusCode, headers } = await open(`${path}?from=mail`);
      expect([path, statusCode, headers.location]).toEqual([path, 302, to]);
      expect(headers['cache-control']).toBe('no-cache');
      expect([to, (await open(to)).statusCode]).toEqual([to, 200]);
    }
  });
});

describe('address of a merged brand', () => {
  it('is redirected to the page of the brand that has its products now, over several merges', async () => {
    const admin = shop.as('admin');
    const add = async (name: string) =>
      (await admin.post('/api/admin/brands', { name, englishName: '', aliases: [] })).body.data;
    const merge = ({ brandId, version }: { brandId: number; version: number }, intoId: number) =>
      admin.post(`/api/admin/brands/${brandId}/merge`, { intoId, version });
    const [first, second, third] = [await add('합칠하나'), await add('합칠둘'), await add('합칠셋')];
    // Rendered before the merges, so that a cached page would be answered.
    expect((await open(`/brands/${first.brandId}`)).statusCode).toBe(200);
    expect((await merge(first, second.brandId)).status).toBe(200);
    const merged = (await admin.get('/api/admin/brands')).body.data;
    const now = merged.find(({ brandId }: { brandId: number }) => brandId === second.brandId);
    expect((await merge(now, third.brandId)).status).toBe(200);
    for (const { brandId } of [first, second]) {
      const { statusCode, headers } = await open(`/brands/${brandId}`);
      expect([statusCode, headers.location]).toEqual([301, `/brands/${third.brandId}`]);
      const read = await shop.as('visitor').get(`/api/brands/${brandId}`);
      expect(read.body.data).toMatchObject({ brandId: third.brandId, name: '합칠셋' });
    }
    expect((await open(`/brands/${third.brandId}`)).statusCode).toBe(200);
  });
});
