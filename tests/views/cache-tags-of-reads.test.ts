import { expect, it } from 'vitest';
import { type Endpoint, fillPath } from '#domain/kit/endpoint.ts';
import { areasOfReads, cacheTagsOfReads } from '#src/app/ssr/cache-tags-of-reads.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'response' in value;

/** Paths of every public read, by the area that declares it. */
const reads = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isEndpoint)
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    // Pages of the shop do not read the clock that QA has set, nor what the guide beside them reads.
    .filter(({ path }) => !path.startsWith('/api/qa/') && !path.startsWith('/api/demonstration'))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => [path, file.split('/')[2] ?? ''] as const),
);
const ids = { id: 7, productId: 7, userId: 7, type: 'DAILY', eventId: 7 };

it('areasAsked gives every public read the area that declares it', () => {
  expect(reads.length).toBeGreaterThan(20);
  const answered = reads.map(([path]) => [path, areasOfReads([fillPath(path, ids)])]);
  expect(answered).toEqual(reads.map(([path, area]) => [path, [area]]));
});

it('areasAsked names each area once', () => {
  expect(areasOfReads(['/api/feeds/7', '/api/feeds', '/api/products/7', '/favicon.svg'])).toEqual([
    'community',
    'catalogue',
  ]);
});

it('subjectsAsked returns the products, feeds and members that are read by id, and lists', () => {
  const shown = [
    [
      ['/api/products/7', '/api/products/7/facts', '/api/products/9/size-advice'],
      ['product 7', 'product 9'],
    ],
    [
      ['/api/reviews/products/7/filter?page=0', '/api/feeds?productId=8&size=4'],
      ['product 7', 'product 8'],
    ],
    [
      ['/api/feeds/3', '/api/feeds/3/comments'],
      ['feed 3', 'lists of products'],
    ],
    [
      ['/api/users/5/profile', '/api/users/level/6'],
      ['member 5', 'member 6'],
    ],
    [['/api/users/5/feeds'], ['member 5', 'lists of products', 'lists of feeds']],
    [
      ['/api/feeds', '/api/events/2/entries'],
      ['lists of products', 'lists of feeds'],
    ],
    [['/api/products?q=7'], ['lists of products']],
    [['/api/products/facets'], ['lists of products']],
    [['/api/stores/2'], ['lists of products']],
    [['/api/events/ongoing', '/api/transparency'], []],
  ] as const;
  for (const [asked, subjects] of shown) expect([asked, cacheTagsOfReads(asked)]).toEqual([asked, subjects]);
});
