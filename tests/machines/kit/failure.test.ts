import { expect, it } from 'vitest';
import { isUnanswered, messageOf } from '#machines/kit/failure.ts';

const withStatus = (status: unknown) => Object.assign(new Error('x'), { status });

it.each([
  [null, true],
  [500, true],
  [503, true],
  [499, false],
  [409, false],
  [undefined, false],
])('isUnanswered of status %s is %s', (status, open) => {
  expect(isUnanswered(withStatus(status))).toBe(open);
});

it('isUnanswered is false for values that are no error or have no status', () => {
  expect([isUnanswered({ status: 500 }), isUnanswered(new Error('x')), isUnanswered(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('messageOf returns the message of the error, or the fallback', () => {
  expect([messageOf(new Error('끊김'), 'k'), messageOf(new Error(''), 'k'), messageOf('끊김')]).toEqual([
    '끊김',
    'k',
    '',
  ]);
});
