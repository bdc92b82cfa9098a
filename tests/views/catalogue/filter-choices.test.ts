import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import {
  brandChoices,
  colorChoices,
  heelChoices,
  materialChoices,
  sizeChoices,
  widthChoices,
} from '#src/areas/catalogue/filters/filter-choices.ts';

const facets = {
  categories: [],
  stores: [],
  brands: [{ value: '3', label: '온새', count: 2 }],
  genders: [],
  widths: [{ value: 'WIDE', count: 2 }],
  heels: [{ value: '30', count: 0 }],
  materials: [],
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

it('filter choices leave out sizes and colours that no product has, and keep those with count 0', () => {
  expect(valuesOf(sizeChoices(EMPTY_FILTER, facets, change))).toEqual(['250', '260']);
  expect(valuesOf(colorChoices(EMPTY_FILTER, facets, change)).toSorted()).toEqual(['BLACK', 'WHITE']);
});

it('filter choices keep a selected value that no product has', () => {
  const filter = { ...EMPTY_FILTER, sizes: ['300'], colors: ['PINK'] };
  expect(valuesOf(sizeChoices(filter, facets, change))).toEqual(['250', '260', '300']);
  expect(valuesOf(colorChoices(filter, facets, change))).toContain('PINK');
});

it('filter choices are all known sizes if the counts failed', () =>
  expect(valuesOf(sizeChoices(EMPTY_FILTER, null, change))).toEqual([...SHOE_SIZES]));

it('filter choices name brands by the counts, and keep a selected brand without products', () => {
  const change = (next: object) => changes.push(next);
  const changes: object[] = [];
  const choices = brandChoices({ ...EMPTY_FILTER, brandIds: [9] }, facets, change);
  expect(choices.map(({ label, checked, count }) => [label, checked, count])).toEqual([
    ['온새', false, 2],
    ['브랜드', true, 0],
  ]);
  for (const { onToggle } of choices) onToggle();
  expect(changes).toEqual([{ brandIds: [9, 3] }, { brandIds: [] }]);
});

it('filter choices name widths, heels and materials, and are none where no seller has set them', () => {
  const labelsOf = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);
  expect(labelsOf(widthChoices(EMPTY_FILTER, facets, change))).toEqual(['넓음']);
  expect(labelsOf(heelChoices(EMPTY_FILTER, facets, change))).toEqual(['3~5cm']);
  expect(materialChoices(EMPTY_FILTER, facets, change)).toEqual([]);
  expect(labelsOf(heelChoices(EMPTY_FILTER, null, change))).toEqual([
    '3cm 미만',
    '3~5cm',
    '5~7cm',
    '7cm 이상',
  ]);
});
