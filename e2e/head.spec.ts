import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { moves } from '#src/app/routes/near.ts';
import { expectedOf, hostileText, pageOf, readPage, SENT_ID } from '../tests/support/hostile-page.ts';
import { expect, test } from './support/fixtures.ts';

/** What a program reads of an address that runs no script. */
async function headOf({ request, page }: { request: Page['request']; page: Page }, path: string) {
  const answer = await request.get(path);
  const read = await page.evaluate(
    (html) => {
      const { head } = new DOMParser().parseFromString(html, 'text/html');
      const tags = [...head.querySelectorAll('meta[name], meta[property]')];
      const nameOf = (tag: Element) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      const blocks = [...head.querySelectorAll('script[type="application/ld+json"]')];
      return {
        names: tags.map(nameOf),
        meta: tags.map((tag) => [nameOf(tag), tag.getAttribute('content') ?? ''] as const),
        canonical: [...head.querySelectorAll('link[rel=canonical]')].map((tag) => tag.getAttribute('href')),
        data: blocks.map((block): Record<string, unknown> => JSON.parse(block.textContent ?? '')),
      };
    },
    await answer.text(),
  );
  return { ...read, meta: new Map(read.meta), status: answer.status() };
}

test('a product says everything that search engines and previews ask for', async ({
  request,
  page,
  baseURL,
}) => {
  const { data } = await (await request.get('/api/products/1')).json();
  const head = await headOf({ request, page }, '/products/1?from=mail');
  const origin = `http://localhost:${new URL(baseURL ?? '').port}`;
  expect(head.status).toBe(200);
  // Each once: the shop's own description has made way.
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
    brand: { '@type': 'Brand', name: data.storeName },
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
    const picture = await request.get(new URL(String(address)).pathname);
    expect(picture.status(), String(address)).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  }
});

test('the start says who runs the shop and how to search in it', async ({ request, page }) => {
  const { data } = await headOf({ request, page }, '/');
  expect(data).toMatchObject([
    { '@type': 'Organization', name: '신발장', telephone: expect.any(String) },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
  ]);
});

test('what is missing, private or filtered is kept from search engines', async ({ request, page }) => {
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
    const head = await headOf({ request, page }, path);
    expect([path, head.status, head.meta.get('robots')]).toEqual([path, status, robots]);
    expect(head.canonical).toHaveLength(robots ? 0 : 1);
  }
});

test('addresses that have moved lead on at once, to a page', async ({ request }) => {
  for (const { path, to } of moves) {
    const answer = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, to]);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const next = await request.get(to, { maxRedirects: 0 });
    expect([to, next.status()]).toEqual([to, 200]);
  }
});

test('texts of people never leave their place in what a browser reads', async ({ page }) => {
  const texts = fc.sample(hostileText, { numRuns: 300, seed: 20261121 });
  const [plain, ...read] = await page.evaluate(
    ([pages, sentId, source]) => {
      // The one reader, sent as its text: this page has no modules.
      const readHere: typeof readPage = Function(`return ${source}`)();
      return pages.map((html) => readHere(html, sentId));
    },
    [['plain', ...texts].map(pageOf), SENT_ID, readPage.toString()] as const,
  );
  for (const [index, { parts, canonical, ...found }] of read.entries()) {
    expect(found).toEqual(expectedOf(texts[index] ?? ''));
    expect(parts).toEqual(plain?.parts);
    expect(canonical).toContain('https://shop.example/search?q=');
  }
});

test('the address to share is forgotten with the first move, and pages of a list have names', async ({
  page,
}) => {
  await page.goto('/products');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page).toHaveTitle('상품 2페이지 · 신발장');
  await expect(canonical).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle('상품 2페이지 · 신발장');
  await expect(canonical).toHaveAttribute('href', /\/products\?page=1$/);
});
