import { expect, it } from 'vitest';
import { bareNameOf, displayNameOf, LEVELS } from '#domain/rewards/level.ts';

it('bareNameOf returns every level name without its emoji', () => {
  for (const level of LEVELS) {
    expect(displayNameOf(level)).toContain(level.emoji);
    expect(bareNameOf(displayNameOf(level))).toBe(`Lv.${level.levelId} ${level.levelName}`);
  }
});
