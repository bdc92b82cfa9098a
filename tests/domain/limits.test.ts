import { expect, it } from 'vitest';
import { waitSentence } from '#domain/kit/wait.ts';
import { ACTION_LIMITS } from '#domain/limits.ts';

it.each([
  [1, '1초'],
  [59, '59초'],
  [90, '90초'],
  [91, '2분'],
  [3_541, '60분'],
  [3_600, '60분'],
])('tells %i seconds as %s', (seconds, span) => {
  expect(waitSentence(seconds)).toBe(`요청이 너무 잦아요. ${span} 뒤에 다시 시도해 주세요.`);
});

it('lets a lively person do what they came for', () => {
  for (const { most, seconds } of Object.values(ACTION_LIMITS)) {
    expect(most).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(3_600);
  }
});
