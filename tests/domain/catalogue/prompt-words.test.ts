import { describe, expect, it } from 'vitest';
import { isAnswerable, readPrompt } from '#domain/catalogue/search/prompt-words.ts';

const NO_PRICE = { minPrice: undefined, maxPrice: undefined };

describe('readPrompt', () => {
  it('recognises the words of the catalogue with and without Korean particles', () => {
    expect(readPrompt('겨울에 신을 검정색 부츠를 추천해 줘')).toEqual({
      words: ['겨울', '검정색', '부츠'],
      ...NO_PRICE,
      sizes: [],
    });
    expect(readPrompt('흰색운동화').words).toEqual(['흰색', '운동화']);
    expect(readPrompt('Black RUNNING shoes').words).toEqual(['black', 'running']);
  });

  it.each([
    ['10만원 이하', undefined, 100_000],
    ['5만 원 이상', 50_000, undefined],
    ['7만원대', 70_000, 79_999],
    ['10만원대', 100_000, 199_999],
    ['3만원 이상 12만원 미만', 30_000, 119_999],
    ['89000원까지', undefined, 89_000],
    ['1.5만원 이내', undefined, 15_000],
    ['260대', undefined, undefined],
    ['9만원 이상 3만원 이하', 90_000, 30_000],
    ['100,000원 이하', undefined, 100_000],
    ['10만원을 넘지 않는', undefined, 100_000],
    ['10만원짜리', undefined, 100_000],
    ['5만원부터 10만원까지', 50_000, 100_000],
    ['5만~10만원', 50_000, 100_000],
    ['2024년', undefined, undefined],
  ])('reads a price limit: %s', (prompt, minPrice, maxPrice) => {
    expect(readPrompt(prompt)).toMatchObject({ minPrice, maxPrice });
  });

  it('reads sizes and ignores other numbers', () => {
    expect(readPrompt('265 사이즈나 270mm, 2개, 262').sizes).toEqual(['265', '270']);
  });

  it('limits the length and number of words', () => {
    expect(readPrompt('검정 하양 빨강 노랑 파랑 초록 보라 갈색 부츠'.repeat(9)).words).toHaveLength(5);
    expect(readPrompt('!?…')).toEqual({ words: [], ...NO_PRICE, sizes: [] });
  });

  it.each([
    ['검정 부츠', true],
    ['260', true],
    ['3만원 이하', true],
    ['아무거나', false],
    ['9만원 이상 3만원 이하 부츠', false],
  ])('isAnswerable: %s is %s', (prompt, isIt) => expect(isAnswerable(readPrompt(prompt))).toBe(isIt));
});
