import { describe, expect, it } from 'vitest';
import { cappedProgress, displayNameOf, LEVELS, levelProgressOf } from '#domain/rewards/level.ts';

it('LEVELS are ten, with increasing thresholds and discounts', () => {
  expect(LEVELS.map(({ minPointsRequired }) => minPointsRequired)).toEqual([
    0, 100, 300, 600, 1000, 2000, 3000, 5000, 8000, 15000,
  ]);
  expect(LEVELS.map(({ discountRate }) => discountRate)).toEqual([0, 2, 5, 8, 10, 15, 18, 20, 25, 30]);
  expect(LEVELS.map(({ levelId }) => levelId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('standingOf', () => {
  it.each([
    [0, '브론즈', 100, 0],
    [99, '브론즈', 1, 99],
    [100, '실버', 200, 0],
    [400, '골드', 200, 33.3],
    [14_999, '레전드', 1, 100],
    [15_000, '신화', 0, 100],
    [99_999, '신화', 0, 100],
  ])('%d points → %s', (points, name, left, percent) => {
    const standing = levelProgressOf(points);
    expect(standing.level.levelName).toBe(name);
    expect([standing.pointsToNextLevel, standing.levelProgress]).toEqual([left, percent]);
  });
});

it('cappedProgress limits a progress bar to 100', () => {
  expect([-5, 0, 33.3, 100, 250, Number.NaN].map(cappedProgress)).toEqual([0, 0, 33.3, 100, 100, 0]);
});

it('displayNameOf is the level name of the API', () => {
  expect(displayNameOf(levelProgressOf(400).level)).toBe('Lv.3 🥇 골드');
});
