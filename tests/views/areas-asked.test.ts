import { expect, it } from 'vitest';
import { type Endpoint, fillPath } from '#domain/kit/endpoint.ts';
import { areasAsked, stockAsked } from '#src/app/first-page/areas-asked.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'response' in value;

/** Paths of every read that is open to anybody, by the area that declares it. */
const reads = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isEndpoint)
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    // No page of the shop asks what QA has done to its clock.
    .filter(({ path }) => !path.startsWith('/api/qa/'))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => [path, file.split('/')[2] ?? ''] as const),
);
const ids = { id: 7, productId: 7, userId: 7, type: 'DAILY', eventId: 7 };

it('every read that is open to anybody is of the area that declares it', () => {
  expect(reads.length).toBeGreaterThan(20);
  const answered = reads.map(([path]) => [path, areasAsked([fillPath(path, ids)])]);
  expect(answered).toEqual(reads.map(([path, area]) => [path, [area]]));
});

it('areas are named once', () => {
  expect(areasAsked(['/api/feeds/7', '/api/feeds', '/api/products/7', '/favicon.svg'])).toEqual([
    'community',
    'catalogue',
  ]);
});

it('a page shows stock of the products that it asks for by number, and in lists of products and feeds', () => {
  expect(stockAsked(['/api/products/7', '/api/products/7/facts', '/api/products/9/size-advice'])).toEqual({
    products: [7, 9],
    inLists: false,
  });
  for (const list of ['/api/products', '/api/products/facets', '/api/feeds/3', '/api/stores/2'])
    expect([list, stockAsked([list])]).toEqual([list, { products: [], inLists: true }]);
  expect(stockAsked(['/api/events/ongoing', '/api/transparency'])).toEqual({ products: [], inLists: false });
});
