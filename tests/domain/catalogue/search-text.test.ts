import { expect, it } from 'vitest';
import { searchText } from '#domain/catalogue/search/search-text.ts';

it.each([
  ['', null],
  ['   ', null],
  ['\t\n', null],
  ['\u3000', null],
  [' 나이키 ', '나이키'],
  ['에어 맥스', '에어 맥스'],
  ['0', '0'],
])('searchText of %j is %j', (typed, expected) => expect(searchText(typed)).toBe(expected));
