import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-filter.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-values.ts';
import { colorChoices, sizeChoices } from '#src/areas/catalogue/filter-choices.ts';

const facets = {
  categories: [],
  stores: [],
  genders: [],
  prices: [],
  inStock: 3,
  discounted: 0,
  colors: [
    { value: 'BLACK', count: 3 },
    { value: 'WHITE', count: 0 },
  ],
  sizes: [
    { value: '250', count: 3 },
    { value: '260', count: 0 },
  ],
};
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
const change = () => {};

it('sizes and colours that no product of the shop has are left out; those that find nothing now stay', () => {
  expect(valuesOf(sizeChoices(EMPTY_FILTER, facets, change))).toEqual(['250', '260']);
  expect(valuesOf(colorChoices(EMPTY_FILTER, facets, change)).toSorted()).toEqual(['BLACK', 'WHITE']);
});

it('a chosen one that no product has stays to be taken off', () => {
  const filter = { ...EMPTY_FILTER, sizes: ['300'], colors: ['PINK'] };
  expect(valuesOf(sizeChoices(filter, facets, change))).toEqual(['250', '260', '300']);
  expect(valuesOf(colorChoices(filter, facets, change))).toContain('PINK');
});

it('all sizes are offered where counts have failed', () =>
  expect(valuesOf(sizeChoices(EMPTY_FILTER, null, change))).toEqual([...SHOE_SIZES]));
