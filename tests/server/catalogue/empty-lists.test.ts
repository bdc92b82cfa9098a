import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  EMPTY_FILTER,
  filterToQuery,
  type ProductFilter,
} from '#domain/catalogue/product-list/product-filter.ts';
import { type Catalogue, idsThatPass, readCatalogue } from '../../support/catalogue.ts';
import { filters } from '../../support/product-filters.ts';
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
  expect(answer.queries).toBeLessThanOrEqual(7);
  return answer.body.data;
};

it('GET products: an empty result returns how many each dropped condition would find', async () => {
  const filter = { ...EMPTY_FILTER, categoryIds: [2], maxPrice: 10_000, inStockOnly: true, q: '런닝' };
  const { totalElements, withoutOne } = await list(filter);
  expect(totalElements).toBe(0);
  expect(withoutOne).toEqual([
    {
      condition: 'price',
      count: (await list({ ...filter, maxPrice: EMPTY_FILTER.maxPrice })).totalElements,
    },
  ]);
  expect(withoutOne[0].count).toBeGreaterThan(0);
  expect((await list({ categoryIds: [2] })).withoutOne).toEqual([]);
});

it('GET products: those numbers equal the lists, for any combination', async () => {
  const given: Partial<Record<string, Partial<ProductFilter>>> = {
    categoryId: { categoryIds: [] },
    storeId: { storeIds: [] },
    brandId: { brandIds: [] },
    price: { minPrice: EMPTY_FILTER.minPrice, maxPrice: EMPTY_FILTER.maxPrice },
    colors: { colors: [] },
    sizes: { sizes: [] },
    genders: { genders: [] },
    widths: { widths: [] },
    heels: { heels: [] },
    materials: { materials: [] },
    inStockOnly: { inStockOnly: false },
    discountedOnly: { discountedOnly: false },
  };
  await fc.assert(
    fc.asyncProperty(filters, async (drawn) => {
      const filter = { ...drawn, minPrice: EMPTY_FILTER.minPrice, maxPrice: 40_000 };
      const { totalElements, withoutOne } = await list(filter);
      fc.pre(totalElements === 0);
      for (const [condition, change] of Object.entries(given)) {
        const told = withoutOne.find((one: { condition: string }) => one.condition === condition)?.count ?? 0;
        expect([condition, told]).toEqual([
          condition,
          idsThatPass(catalogue, { ...filter, ...change }).length,
        ]);
      }
    }),
    { numRuns: 20 },
  );
});
