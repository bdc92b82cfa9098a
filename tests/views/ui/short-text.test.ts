import { expect, it } from 'vitest';
import { shortText } from '#src/lib/short-text.ts';

it.each([
  ['가나다', 3, '가나다'],
  ['가나다라', 3, '가나…'],
  ['가 나다라', 3, '가…'],
  [' 가\n\t나\u2028다 ', 9, '가 나 다'],
  ['\u0000\ud800가', 9, '가'],
  ['👨‍👩‍👧👟👟', 3, '👨‍👩‍👧👟👟'],
  ['👨‍👩‍👧👟👟가', 3, '👨‍👩‍👧👟…'],
  ['', 3, ''],
])('shortText of %j in %i characters is %j', (text, longest, short) => {
  expect(shortText(text, longest)).toBe(short);
});
