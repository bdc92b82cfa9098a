import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bandLimits, PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import {
  EMPTY_FILTER,
  filterToQuery,
  type ProductFilter,
} from '#domain/catalogue/product-list/product-filter.ts';
import { type Catalogue, idsThatPass, readCatalogue } from '../../support/catalogue.ts';
import { colors, filters } from '../../support/product-filters.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await startTestShop();
  catalogue = await readCatalogue(shop.db);
});
afterAll(() => shop.close());

const list = async (filter: Partial<ProductFilter>) => {
  const answer = await shop.as('user').get(`/api/products?${filterToQuery({ ...filter, size: 50 })}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.queries).toBeLessThanOrEqual(7);
  return answer.body.data;
};
const facets = async (filter: Partial<ProductFilter>): Promise<ProductFacets> => {
  const answer = await shop.as('user').get(`/api/products/facets?${filterToQuery(filter)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.queries).toBeLessThanOrEqual(7);
  return answer.body.data;
};

/** Every value of every facet, as the filter change that it offers. */
const offers = (counted: ProductFacets): [count: number, change: Partial<ProductFilter>][] =>
  [
    ...counted.categories.map(({ value, count }) => [count, { categoryIds: [Number(value)] }] as const),
    ...counted.stores.map(({ value, count }) => [count, { storeIds: [Number(value)] }] as const),
    ...counted.brands.map(({ value, count }) => [count, { brandIds: [Number(value)] }] as const),
    ...counted.colors.map(({ value, count }) => [count, { colors: [value] }] as const),
    ...counted.sizes.map(({ value, count }) => [count, { sizes: [value] }] as const),
    ...counted.genders.map(({ value, count }) => [count, { genders: [value] }] as const),
    ...counted.widths.map(({ value, count }) => [count, { widths: [value] }] as const),
    ...counted.heels.map(({ value, count }) => [count, { heels: [value] }] as const),
    ...counted.materials.map(({ value, count }) => [count, { materials: [value] }] as const),
    ...counted.prices.map(({ value, count }) => [count, bandLimits(Number(value))] as const),
    [counted.inStock, { inStockOnly: true }],
    [counted.discounted, { discountedOnly: true }],
  ].map(([count, change]) => [Number(count), change as Partial<ProductFilter>]);

describe('GET facets', () => {
  it('finds exactly the products that match every filter, for any combination', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { content, totalElements } = await list(filter);
        const expected = idsThatPass(catalogue, filter);
        expect(totalElements).toBe(expected.length);
        const ids = content.map(({ productId }: { productId: number }) => productId);
        expect(ids.toSorted((a: number, b: number) => a - b)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('counts each value as the list would with the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const counted = await facets(filter);
        for (const [count, change] of offers(counted))
          expect([change, count]).toEqual([change, idsThatPass(catalogue, { ...filter, ...change }).length]);
      }),
      { numRuns: 40 },
    );
  });

  it('returns every value that the shop has, with 0 where nothing is left, and no others', async () => {
    const has = (change: Partial<ProductFilter>) =>
      idsThatPass(catalogue, { ...EMPTY_FILTER, ...change }).length > 0;
    const soldColors = colors.filter((color) => has({ colors: [color] }));
    const soldBands = PRICE_BANDS.filter((from) => has(bandLimits(from)));
    for (const filter of [{}, { categoryIds: [4], inStockOnly: true }, { maxPrice: 1, sizes: ['300'] }]) {
      const counted = await facets(filter);
      expect(counted.colors.map(({ value }) => value).toSorted()).toEqual(soldColors.toSorted());
      expect(counted.prices.map(({ value }) => Number(value)).toSorted((a, b) => a - b)).toEqual(soldBands);
      expect(counted.sizes.length).toBe((await facets({})).sizes.length);
    }
    expect((await facets({ maxPrice: 1 })).colors.every(({ count }) => count === 0)).toBe(true);
  });

  it('returns the count that selecting the value gives', async () => {
    const counted = await facets({ categoryIds: [1], colors: ['BLACK'] });
    for (const { value, count } of counted.sizes)
      expect((await list({ categoryIds: [1], colors: ['BLACK'], sizes: [value] })).totalElements).toBe(count);
  });

  it.each(['categoryId=1&categoryId=2', 'categoryId=1,2', 'categoryId=1,2&categoryId=2'])(
    'reads several values from %s',
    async (query) => {
      const answer = await shop.as('visitor').get(`/api/products?size=50&${query}`);
      const expected = idsThatPass(catalogue, { ...EMPTY_FILTER, categoryIds: [1, 2] });
      expect(answer.body.data.totalElements).toBe(expected.length);
    },
  );

  it.each([
    'categoryId=x',
    'categoryId=1,0',
    'storeId=-1',
    'sizes=999',
    'genders=CATS',
    'widths=HUGE',
    'heels=31',
    'materials=GOLD',
  ])('refuses %s', async (query) => {
    for (const path of ['/api/products', '/api/products/facets'])
      expect((await shop.as('visitor').get(`${path}?${query}`)).status).toBe(400);
  });
});

describe('facet counts', () => {
  it('follow stock, price, category, deletion and new products at once', async () => {
    const own = await startTestShop();
    const check = async () => {
      const known = await readCatalogue(own.db);
      for (const filter of [
        {},
        { inStockOnly: true, colors: ['NAVY'] },
        { minPrice: 80_000, maxPrice: 99_999 },
        { categoryIds: [2] },
      ]) {
        const query = filterToQuery({ size: 50, ...filter });
        const { body } = await own.as('visitor').get(`/api/products?${query}`);
        expect(body.data.totalElements).toBe(idsThatPass(known, { ...EMPTY_FILTER, ...filter }).length);
      }
    };
    await check();
    await own.db.updateTable('product_options').set({ stock: 0 }).where('product_id', '=', 1).execute();
    await check();
    await own.db.updateTable('product_options').set({ stock: 3 }).where('product_id', '=', 1).execute();
    await own.db.updateTable('products').set({ price: 81_234 }).where('id', 'in', [2, 3, 4]).execute();
    await check();
    await own.db.updateTable('products').set({ category_id: 2 }).where('id', '=', 1).execute();
    await own.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', 10).execute();
    await check();
    await own.db
      .deleteFrom('product_options')
      .where('product_id', '=', 11)
      .where('color', '=', 'NAVY')
      .execute();
    await own.db.updateTable('products').set({ deleted_at: null }).where('id', '=', 10).execute();
    await check();
    await own.close();
  });

  it('are right for reads concurrent with a change', async () => {
    await shop.db.updateTable('product_options').set({ stock: 0 }).where('product_id', '=', 5).execute();
    const expected = idsThatPass(await readCatalogue(shop.db), { ...EMPTY_FILTER, inStockOnly: true }).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => list({ inStockOnly: true })));
    expect(answers.map(({ totalElements }) => totalElements)).toEqual(Array(12).fill(expected));
  });
});
