import { expect, it } from 'vitest';
import { AVATAR_COLOURS, avatarColourOf, initialsOf } from '#domain/members/profile/avatar.ts';

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
])('initialsOf %j is %s', (nickname, initials) => expect(initialsOf(nickname)).toBe(initials));

const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);

it('avatarColourOf is evenly distributed', () => {
  const shares = Array.from(
    { length: AVATAR_COLOURS },
    (_, colour) => ids.filter((id) => avatarColourOf(id) === colour).length,
  );
  expect(Math.min(...shares)).toBeGreaterThan(90);
  expect(Math.max(...shares)).toBeLessThan(110);
});

it('avatarColourOf differs for consecutive ids', () => {
  const same = ids.filter((id) => avatarColourOf(id) === avatarColourOf(id + 1));
  expect(same).toEqual([]);
});
