import { describe, expect, it } from 'vitest';
import type { Understood } from '#domain/catalogue/recommend.ts';
import { conditionsOf, reasonLabel } from '#src/areas/catalogue/recommendations/recommendation-labels.ts';
import { recommendationPath } from '#src/lib/loading/lazy-paths.ts';

const understood: Understood = { words: ['가벼운'], minPrice: null, maxPrice: 100_000, sizes: ['260'] };

describe('recommendation texts', () => {
  it.each([
    [understood, ['가벼운', '10만원 이하', '260mm']],
    [{ ...understood, words: [], minPrice: 70_000, maxPrice: 79_999 }, ['7만원 이상 79,999원 이하', '260mm']],
    [{ words: [], minPrice: null, maxPrice: null, sizes: [] }, []],
  ])('name every recognised condition: %o', (read, expected) => expect(conditionsOf(read)).toEqual(expected));

  it.each([
    ['WORD', '가벼운', '가벼운'],
    ['PRICE', '', '10만원 이하'],
    ['SIZE', '260', '260mm 재고 있음'],
    ['OWN_SIZE', '265', '내 사이즈 265mm 재고 있음'],
  ] as const)('name a reason: %s %s', (kind, value, words) =>
    expect(reasonLabel({ kind, value }, understood)).toBe(words),
  );

  it('keep the sentence in the address', () => {
    expect(recommendationPath('운동화 & 부츠')).toBe(`/recommend?q=${encodeURIComponent('운동화 & 부츠')}`);
    expect(recommendationPath()).toBe('/recommend');
  });
});
