import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import { bandLimits, isNarrowed } from '#domain/catalogue/product-list/filter-conditions.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import { EMPTY_FILTER, filterToQuery } from '#domain/catalogue/product-list/product-filter.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { MAX_QUANTITY } from '#domain/policies/orders.ts';

const read = (query: object) => v.parse(productQuerySchema, query);

describe('productQuerySchema', () => {
  it('has default values', () =>
    expect(read({})).toEqual({
      q: '',
      categoryId: [],
      storeId: [],
      brandId: [],
      colors: [],
      sizes: [],
      genders: [],
      widths: [],
      heels: [],
      materials: [],
      inStockOnly: false,
      discountedOnly: false,
      page: 0,
      size: 20,
      sort: 'latest',
    }));

  it('accepts enum values in any letter case, repeated or comma-separated', () =>
    expect(
      read({
        q: ' 러너 ',
        colors: 'black,Navy',
        sizes: ['250', '255'],
        genders: 'men',
        categoryId: ['1,2', '2'],
      }),
    ).toMatchObject({
      q: '러너',
      colors: ['BLACK', 'NAVY'],
      sizes: ['250', '255'],
      genders: ['MEN'],
      categoryId: [1, 2],
    }));

  it.each([
    [{ colors: 'black,plaid' }, 'colors', '지원하지 않는 값이 있어요.'],
    [{ sizes: '225' }, 'sizes', '지원하지 않는 값이 있어요.'],
    [{ genders: 'KIDS' }, 'genders', '지원하지 않는 값이 있어요.'],
    [{ minPrice: '1e3' }, 'minPrice', '가격은 숫자로 입력해 주세요.'],
    [{ maxPrice: '-1' }, 'maxPrice', '가격은 숫자로 입력해 주세요.'],
    [{ q: 'a'.repeat(101) }, 'q', '검색어는 100자까지 입력할 수 있어요.'],
  ])('refuses %j', (query, field, message) =>
    expect(problemsOf(productQuerySchema, query)).toEqual([{ field, message }]),
  );

  it('accepts sixty values and refuses more, repeated or comma-separated', () => {
    const spelt = ['black', 'white'].flatMap((word) =>
      Array.from({ length: 32 }, (_, bits) =>
        [...word].map((letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter)).join(''),
      ),
    );
    expect(read({ colors: spelt.slice(0, 60) }).colors).toHaveLength(60);
    expect(problemsOf(productQuerySchema, { colors: spelt.slice(0, 61) })).toEqual([
      { field: 'colors', message: '지원하지 않는 값이 있어요.' },
    ]);
  });

  it('accepts sixty ids and refuses more', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
    expect(read({ storeId: ids(60) }).storeId).toHaveLength(60);
    expect(problemsOf(productQuerySchema, { storeId: ids(61) })).toEqual([
      { field: 'storeId', message: '한 번에 60개까지 고를 수 있어요.' },
    ]);
  });

  it.each([
    ['3', 3],
    ['-3', -3],
    ['123456789', 123_456_789],
    ['1234567890', 0],
    ['3x', 0],
    ['x3', 0],
    ['', 0],
    ['--3', 0],
  ])('reads page %j as %i', (page, number) => expect(read({ page }).page).toBe(number));

  it('is true for flags only with the value "true"', () => {
    const flags = ['true', 'false', '', 'TRUE', '1'].map((inStockOnly) => read({ inStockOnly }).inStockOnly);
    expect(flags).toEqual([true, false, false, false, false]);
    expect(read({ discountedOnly: 'true' }).discountedOnly).toBe(true);
  });

  it('fifteen sizes from 230 to 300, and five units at most', () => {
    expect([SHOE_SIZES.length, SHOE_SIZES[0], SHOE_SIZES[1], SHOE_SIZES.at(-1)]).toEqual([
      15,
      '230',
      '235',
      '300',
    ]);
    expect(MAX_QUANTITY).toBe(5);
  });
});

describe('filterToQuery and filterFromQuery', () => {
  it('write set limits in a fixed order', () =>
    expect(
      filterToQuery({
        q: '러너 a',
        categoryIds: [2, 1],
        minPrice: 1,
        maxPrice: 999_999,
        storeIds: [5],
        colors: ['BLACK'],
        sizes: ['250', '255'],
        genders: ['MEN'],
        inStockOnly: true,
        discountedOnly: true,
        page: 3,
        size: 9,
        sort: 'popular',
      }),
    ).toBe(
      'q=%EB%9F%AC%EB%84%88+a&categoryId=2%2C1&minPrice=1&maxPrice=999999&storeId=5&colors=BLACK' +
        '&sizes=250%2C255&genders=MEN&inStockOnly=true&discountedOnly=true&page=3&size=9&sort=popular',
    ));

  it.each([
    ['minPrice=0', 0],
    ['minPrice=5', 5],
    ['minPrice=1000000', 1_000_000],
    ['minPrice=1000001', 0],
    ['minPrice=5x', 0],
    ['minPrice=x5', 0],
    ['minPrice=', 0],
    ['minPrice=0000000000005', 0],
  ])('%s reads a price of %i', (query, minPrice) => expect(filterFromQuery(query).minPrice).toBe(minPrice));

  it.each([
    ['size=1', 1],
    ['size=0', 20],
    ['size=50', 50],
    ['size=51', 20],
    ['', 20],
  ])('%j reads a page size of %i', (query, size) => expect(filterFromQuery(query).size).toBe(size));

  it('accept pages up to a million, ids up to a thousand million, and text of 100 trimmed characters', () => {
    expect(['1000000', '1000001'].map((page) => filterFromQuery(`page=${page}`).page)).toEqual([
      1_000_000, 0,
    ]);
    expect(filterFromQuery('storeId=1000000000,1000000001,1').storeIds).toEqual([1_000_000_000, 1]);
    expect(filterFromQuery(`q=+${'a'.repeat(101)}`).q).toBe('a'.repeat(100));
    expect(filterFromQuery('q=+a+')).toMatchObject({ q: 'a', sort: 'latest' });
  });

  it('isNarrowed is true for each single condition', () => {
    expect(isNarrowed(EMPTY_FILTER)).toBe(false);
    for (const part of [{ maxPrice: 1 }, { colors: ['RED'] }, { sizes: ['250'] }, { discountedOnly: true }])
      expect(isNarrowed({ ...EMPTY_FILTER, ...part })).toBe(true);
  });

  it.each([
    [0, 49_999],
    [50_000, 99_999],
    [200_000, 299_999],
    [300_000, 1_000_000],
  ])('the price band from %i to %i is read back', (minPrice, maxPrice) =>
    expect(bandLimits(minPrice)).toEqual({ minPrice, maxPrice }),
  );
});
