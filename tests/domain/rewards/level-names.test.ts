import { expect, it } from 'vitest';
import { bareNameOf, displayNameOf, LEVELS } from '#domain/rewards/level.ts';

it.each(LEVELS)('$levelName is named without its emoji', (level) => {
  expect(displayNameOf(level)).toContain(level.emoji);
  expect(bareNameOf(displayNameOf(level))).toBe(`Lv.${level.levelId} ${level.levelName}`);
});
