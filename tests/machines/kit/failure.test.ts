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
])('a call that ended with status %s leaves what became of it open: %s', (status, open) => {
  expect(isUnanswered(withStatus(status))).toBe(open);
});

it('takes nothing that is no error, or has no status, for a lost answer', () => {
  expect([isUnanswered({ status: 500 }), isUnanswered(new Error('x')), isUnanswered(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('says what the error says, or what the screen has for the rest', () => {
  expect([messageOf(new Error('끊김'), 'k'), messageOf(new Error(''), 'k'), messageOf('끊김')]).toEqual([
    '끊김',
    'k',
    '',
  ]);
});
