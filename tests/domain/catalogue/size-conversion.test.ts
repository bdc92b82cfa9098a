import { describe, expect, it } from 'vitest';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import {
  convertSize,
  joinSizes,
  meantSizes,
  SIZE_SYSTEMS,
  sizesNear,
} from '#domain/catalogue/size-conversion.ts';

describe('convertSize', () => {
  it.each([
    [230, [36.5, 4, 5, 6]],
    [240, [38, 5, 6, 7]],
    [260, [41, 7, 8, 9]],
    [265, [42, 7.5, 8.5, 9.5]],
    [270, [42.5, 8, 9, 10]],
    [300, [47, 11, 12, 13]],
  ])('%i mm is as on the usual charts', (mm, sizes) =>
    expect(SIZE_SYSTEMS.map((system) => convertSize(mm, system))).toEqual(sizes),
  );

  it.each(SIZE_SYSTEMS)('%s grows with every Korean size, and each is found again by it', (system) => {
    const sizes = SHOE_SIZES.map((mm) => convertSize(Number(mm), system));
    expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => one - other));
    for (const mm of SHOE_SIZES) expect(sizesNear(system, convertSize(Number(mm), system))).toEqual([mm]);
  });

  it('a size between two Korean ones is near both, and one beyond all is near none', () => {
    expect(sizesNear('EU', 43)).toEqual(['270', '275']);
    expect(sizesNear('EU', 50)).toEqual([]);
    expect(sizesNear('US_MEN', 1)).toEqual([]);
  });
});

describe('meantSizes', () => {
  const everybody = PRODUCT_GENDERS;
  it.each([
    ['245', [{ sizes: ['245'], genders: everybody }]],
    ['245mm', [{ sizes: ['245'], genders: everybody }]],
    ['eu42', [{ sizes: ['265'], genders: everybody }]],
    ['uk8', [{ sizes: ['270'], genders: everybody }]],
    [
      'us9',
      [
        { sizes: ['270'], genders: ['MEN', 'UNISEX'] },
        { sizes: ['260'], genders: ['WOMEN'] },
      ],
    ],
    // A men's size only: there is no women's shoe of 310 mm.
    ['us13', [{ sizes: ['300'], genders: ['WOMEN'] }]],
    ['245.5', null],
    ['241', null],
    ['us9.3', null],
    ['jp27', null],
    ['운동화', null],
  ])('%s is %j', (word, meant) => expect(meantSizes(word)).toEqual(meant));
});

describe('joinSizes', () => {
  it.each([
    ['US 9 운동화', 'us9 운동화'],
    ['미국 사이즈 9.5', 'us9.5'],
    ['유럽 42', 'eu42'],
    ['245 mm 구두', '245 구두'],
    ['245사이즈 구두', '245 구두'],
    ['구름 2024', '구름 2024'],
    ['us 2024', 'us 2024'],
  ])('%s becomes %s', (text, joined) => expect(joinSizes(text)).toBe(joined));
});
