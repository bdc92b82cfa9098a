import { expect, it } from 'vitest';
import { isPermanent, isUnanswered, messageOf } from '#machines/kit/failure.ts';
import { hasPermanentFailure } from '#src/lib/permanent-failure.ts';

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

it.each([
  [400, true],
  [403, true],
  [404, true],
  [410, true],
  [401, false],
  [408, false],
  [409, false],
  [429, false],
  [500, false],
  [503, false],
  [null, false],
  [undefined, false],
])('isPermanent of status %s is %s, of the error itself and of its cause', (status, is) => {
  const error = withStatus(status);
  expect([isPermanent(error), isPermanent(new Error('x', { cause: error }))]).toEqual([is, is]);
});

it('isPermanent is false while a proof of identity can still be given, and for values that are no error', () => {
  const asked = Object.assign(withStatus(403), { code: 'ELEVATION_REQUIRED' });
  expect([isPermanent(asked), isPermanent({ status: 404 }), isPermanent(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  [{ isPermanent: true }, true],
  [{ isPermanent: false }, false],
  [{ error: '끊김' }, false],
  [null, false],
  [undefined, false],
])('hasPermanentFailure of the context %j is %s', (context, is) => {
  expect(hasPermanentFailure(context)).toBe(is);
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
