import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandLimits, isNarrowed, PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import {
  EMPTY_FILTER,
  filterToQuery,
  type ProductFilter,
  splitValues,
} from '#domain/catalogue/product-list/product-filter.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 4 });
const words = (...values: string[]) => fc.subarray(values);
const price = fc.integer({ min: 0, max: 1_000_000 });
const filters: fc.Arbitrary<ProductFilter> = fc
  .record({
    q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    categoryIds: ids,
    storeIds: ids,
    brandIds: ids,
    colors: words('BLACK', 'NAVY', 'SKY_BLUE'),
    sizes: words('250', '255'),
    genders: words('MEN', 'WOMEN', 'UNISEX'),
    widths: words('NARROW', 'WIDE'),
    heels: words('0', '70'),
    materials: words('LEATHER', 'KNIT'),
    inStockOnly: fc.boolean(),
    discountedOnly: fc.boolean(),
    page: fc.integer({ min: 0, max: 1e6 }),
    size: fc.integer({ min: 1, max: 50 }),
    sort: fc.constantFrom('latest', 'price_asc'),
    limits: fc.tuple(price, price),
  })
  .map(({ limits: [a, b], ...rest }) => ({ ...rest, minPrice: Math.min(a, b), maxPrice: Math.max(a, b) }));

describe('filterFromQuery and filterToQuery', () => {
  it('restore the same filter after a round trip', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterFromQuery(filterToQuery(filter))).toEqual(filter);
      }),
    );
  });

  it('write limits only if they restrict, and page, size and sort always', () => {
    expect(filterToQuery({})).toBe('page=0&size=20&sort=latest');
    expect(filterToQuery({ categoryIds: [2], maxPrice: 10_000, size: 9 })).toBe(
      'categoryId=2&maxPrice=10000&page=0&size=9&sort=latest',
    );
  });

  it.each([
    ['categoryId=2', [2]],
    ['categoryId=2,1', [2, 1]],
    ['categoryId=2&categoryId=1', [2, 1]],
    ['categoryId=2&categoryId=1,2', [2, 1]],
    ['categoryId=x,3,-1,0', [3]],
    ['categoryId=', []],
  ])('read %s', (query, expected) => expect(filterFromQuery(query).categoryIds).toEqual(expected));

  it('never throw on invalid input', () => {
    fc.assert(fc.property(fc.string(), (text) => void filterFromQuery(text)));
    expect(filterFromQuery('minPrice=9&maxPrice=3')).toMatchObject({ minPrice: 3, maxPrice: 9 });
  });

  it('isNarrowed is true if any condition is set', () => {
    expect(isNarrowed({ ...EMPTY_FILTER, page: 3, size: 9, sort: 'popular' })).toBe(false);
    for (const part of [{ q: 'a' }, { storeIds: [1] }, { minPrice: 1 }, { inStockOnly: true }])
      expect(isNarrowed({ ...EMPTY_FILTER, ...part })).toBe(true);
  });
});

it('splitValues splits repeated and comma-separated values and drops duplicates', () =>
  expect(splitValues(['a,b', ' b ', '', 'c'])).toEqual(['a', 'b', 'c']));

it('PRICE_BANDS are adjacent and do not overlap', () => {
  const bands = PRICE_BANDS.map(bandLimits);
  expect(bands[0]?.minPrice).toBe(0);
  expect(bands.at(-1)?.maxPrice).toBe(1_000_000);
  for (const [index, band] of bands.slice(1).entries())
    expect(band.minPrice).toBe((bands[index]?.maxPrice ?? 0) + 1);
});
