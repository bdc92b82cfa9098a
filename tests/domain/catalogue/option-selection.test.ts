import { describe, expect, it } from 'vitest';
import type { ProductOption } from '#domain/catalogue/product.ts';
import {
  colorsOf,
  completeChoice,
  gendersOf,
  maxQuantityOf,
  sizesOf,
} from '#domain/catalogue/product-list/option-selection.ts';
import { FULL_RANGE, moveMax, moveMin } from '#domain/catalogue/product-list/price-range.ts';

type Row = [ProductOption['gender'], string, string, number];
const options = ([...rows]: Row[]): ProductOption[] =>
  rows.map(([gender, color, size, stock], index) => ({ optionId: index + 1, gender, color, size, stock }));
const shoe = options([
  ['MEN', 'BLACK', '270', 3],
  ['MEN', 'BLACK', '265', 0],
  ['WOMEN', 'BLACK', '240', 0],
  ['MEN', 'NAVY', '300', 0],
  ['MEN', 'NAVY', '95', 0],
  ['WOMEN', 'WHITE', '235', 1],
]);

describe('gendersOf, colorsOf and sizesOf', () => {
  it('list each gender once', () => {
    expect(gendersOf(shoe)).toEqual(['MEN', 'WOMEN']);
    expect(gendersOf([])).toEqual([]);
  });

  it('list the colours of a gender, sold out if no size is left', () => {
    expect(colorsOf(shoe, { gender: 'MEN', color: null })).toEqual([
      { color: 'BLACK', soldOut: false },
      { color: 'NAVY', soldOut: true },
    ]);
    expect(colorsOf(shoe, { gender: 'WOMEN', color: null })).toEqual([
      { color: 'BLACK', soldOut: true },
      { color: 'WHITE', soldOut: false },
    ]);
    expect(colorsOf(shoe, { gender: null, color: null })).toEqual([
      { color: 'BLACK', soldOut: false },
      { color: 'NAVY', soldOut: true },
      { color: 'WHITE', soldOut: false },
    ]);
  });

  it('list the sizes of a gender and colour in numeric order', () => {
    const sizes = (gender: ProductOption['gender'] | null, color: string | null) =>
      sizesOf(shoe, { gender, color }).map(({ size }) => size);
    expect(sizes('MEN', 'BLACK')).toEqual(['265', '270']);
    expect(sizes('MEN', 'NAVY')).toEqual(['95', '300']);
    expect(sizes('WOMEN', 'BLACK')).toEqual(['240']);
    expect(sizes('WOMEN', 'NAVY')).toEqual([]);
    // An option that is not selected yet filters nothing.
    expect(sizes(null, 'BLACK')).toEqual(['240', '265', '270']);
    expect(sizes('MEN', null)).toEqual(['95', '265', '270', '300']);
  });

  it('mark a size as available while one of its options has stock', () => {
    const [small, ...others] = sizesOf(
      options([
        ['MEN', 'BLACK', '250', 0],
        ['WOMEN', 'BLACK', '250', 4],
        ['MEN', 'BLACK', '255', 0],
      ]),
      { gender: null, color: 'BLACK' },
    );
    expect([small?.stock, small?.options.length]).toEqual([4, 2]);
    expect(others.map(({ stock }) => stock)).toEqual([0]);
  });
});

describe('completeChoice', () => {
  const oneGender = options([
    ['UNISEX', 'BLACK', '270', 3],
    ['UNISEX', 'NAVY', '270', 3],
  ]);
  const oneOfAll = options([
    ['UNISEX', 'BLACK', '270', 3],
    ['UNISEX', 'BLACK', '275', 3],
  ]);
  const colorByGender = options([
    ['MEN', 'BLACK', '270', 3],
    ['WOMEN', 'WHITE', '240', 3],
  ]);
  it.each([
    ['nothing is chosen for people', shoe, { gender: null, color: null }, { gender: null, color: null }],
    ['a choice stays', shoe, { gender: 'MEN', color: 'NAVY' }, { gender: 'MEN', color: 'NAVY' }],
    [
      'a colour the gender has not goes',
      shoe,
      { gender: 'MEN', color: 'WHITE' },
      { gender: 'MEN', color: null },
    ],
    ['one gender', oneGender, { gender: null, color: null }, { gender: 'UNISEX', color: null }],
    ['one gender, a colour', oneGender, { gender: null, color: 'NAVY' }, { gender: 'UNISEX', color: 'NAVY' }],
    ['one of both', oneOfAll, { gender: null, color: null }, { gender: 'UNISEX', color: 'BLACK' }],
    ['one colour', colorByGender, { gender: 'WOMEN', color: 'BLACK' }, { gender: 'WOMEN', color: 'WHITE' }],
    ['no options', [], { gender: null, color: null }, { gender: null, color: null }],
  ] as const)('%s', (_, given, choice, expected) => expect(completeChoice(given, choice)).toEqual(expected));

  it('mostPieces is at most five and at most the stock', () => {
    const most = (stock: number) => options([['MEN', 'BLACK', '270', stock]]).map(maxQuantityOf);
    expect([0, 4, 5, 6].flatMap(most)).toEqual([0, 4, 5, 5]);
  });
});

describe('price sliders: moveMin and moveMax', () => {
  it.each([
    [134_999, 130_000],
    [135_000, 140_000],
    [-20_000, 0],
    [2_000_000, 1_000_000],
  ])('round %i to the step %i', (value, snapped) => {
    expect(moveMin(FULL_RANGE, value)).toEqual({ min: snapped, max: 1_000_000 });
    expect(moveMax(FULL_RANGE, value)).toEqual({ min: 0, max: snapped });
  });

  it('move the other limit along when they meet', () => {
    const range = { min: 100_000, max: 200_000 };
    expect(moveMin(range, 150_000)).toEqual({ min: 150_000, max: 200_000 });
    expect(moveMin(range, 300_000)).toEqual({ min: 300_000, max: 300_000 });
    expect(moveMax(range, 150_000)).toEqual({ min: 100_000, max: 150_000 });
    expect(moveMax(range, 50_000)).toEqual({ min: 50_000, max: 50_000 });
  });
});
