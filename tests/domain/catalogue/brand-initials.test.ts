import { describe, expect, it } from 'vitest';
import { groupsOf, initialOf } from '#domain/catalogue/brand-initials.ts';

describe('initialOf', () => {
  it.each([
    ['가온길', 'ㄱ'],
    ['힣', 'ㅎ'],
    ['까치', 'ㄱ'],
    ['또아', 'ㄷ'],
    ['ㄱㄴ', 'ㄱ'],
    [' daon', 'D'],
    ['Zeta', 'Z'],
    ['3DM', '#'],
    ['Éclat', '#'],
    ['', '#'],
  ])('of %s is %s', (name, initial) => expect(initialOf(name)).toBe(initial));
});

describe('groupsOf', () => {
  const brand = (brandId: number, name: string, englishName = '') => ({
    brandId,
    name,
    englishName,
    products: brandId,
  });

  it('lists a brand by its Korean and by its English name, consonants before letters before the rest', () => {
    const groups = groupsOf([
      brand(1, '두발로', 'Dubalo'),
      brand(2, '1번가'),
      brand(3, '가온길', 'Gaon Gil'),
    ]);
    expect(groups.map(({ initial, brands }) => [initial, brands.map(({ name }) => name)])).toEqual([
      ['ㄱ', ['가온길']],
      ['ㄷ', ['두발로']],
      ['D', ['Dubalo']],
      ['G', ['Gaon Gil']],
      ['#', ['1번가']],
    ]);
    expect(groups[2]?.brands).toEqual([{ brandId: 1, name: 'Dubalo', otherName: '두발로', products: 1 }]);
  });

  it('lists a brand once if both names have the same initial', () => {
    expect(groupsOf([brand(1, 'Verno', 'Vern'), brand(2, 'Aro')]).map(({ brands }) => brands.length)).toEqual(
      [1, 1],
    );
  });

  it('sorts the brands of an initial by name', () => {
    const [group] = groupsOf([brand(1, '다온'), brand(2, '다람'), brand(3, '따스')]);
    expect(group?.brands.map(({ name }) => name)).toEqual(['다람', '다온', '따스']);
  });
});
