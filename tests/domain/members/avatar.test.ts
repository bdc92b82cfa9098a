import { expect, it } from 'vitest';
import { initialsOf } from '#domain/members/avatar.ts';

it.each([
  [null, '?'],
  [undefined, '?'],
  ['', '?'],
  ['   ', '?'],
  ['신', '신'],
  ['신발왕', '신발'],
  [' 신발 수집가 ', '신수'],
  ['shoe lover kim', 'SL'],
  ['kim', 'KI'],
  ['👟👟👟', '👟👟'],
])('%j becomes %s', (nickname, initials) => expect(initialsOf(nickname)).toBe(initials));
