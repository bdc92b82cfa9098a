import { expect, it } from 'vitest';
import { COLORS } from '#domain/catalogue/colors.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { knownWords, meaningOf } from '#domain/catalogue/search/search-words.ts';

it('knownWords has the name of every colour, and only existing colours as meanings', () => {
  const codes: string[] = COLORS.map(({ code }) => code);
  for (const { code, name } of COLORS)
    expect(meaningOf(name.replaceAll(' ', ''))?.colors ?? []).toContain(code);
  for (const word of ['흰색', '검정', '회색', '빨간', '분홍', '파란', '갈색', '베이지'])
    for (const code of meaningOf(word)?.colors ?? ['none']) expect(codes).toContain(code);
});

it('knownWords has the name of every category, and only existing types as meanings', () => {
  const types: string[] = DEFAULT_CATEGORIES.map(({ type }) => type);
  for (const { type, name } of DEFAULT_CATEGORIES)
    expect([name, meaningOf(name)?.categories]).toEqual([name, [type]]);
  for (const type of meaningOf('운동화')?.categories ?? ['none']) expect(types).toContain(type);
  expect(meaningOf('러닝화')).toBe(meaningOf('런닝화'));
});

it.each([
  ['흰색운동화', ['흰색', '운동화']],
  ['블랙부츠', ['블랙', '부츠']],
  ['운동화', ['운동화']],
  ['고래운동화', ['고래운동화']],
  ['', ['']],
])('meaningOf %s is %j', (word, words) => expect(knownWords(word)).toEqual(words));
