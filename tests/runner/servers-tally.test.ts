import { describe, expect, it } from 'vitest';
import { type Attempt, recoveryOf, refusals, rowsByKind, within } from '../../scripts/lib/servers/tally.ts';

const attempt = (at: number, status: number, code = ''): Attempt => ({
  kind: 'order',
  at,
  ms: 10,
  status,
  code,
});

describe('tally of a run of many servers', () => {
  const window = { name: 'a web process is killed', begin: 100, end: 200 };

  it('takes the attempts that began within a window', () => {
    const attempts = [attempt(99, 200), attempt(100, 200), attempt(199, 502), attempt(200, 502)];
    expect(within(attempts, window).map(({ at }) => at)).toEqual([100, 199]);
  });

  it('measures to the end of the last failed attempt of a window, and 0 if none failed', () => {
    const failed = [
      attempt(50, 502),
      attempt(110, 0),
      attempt(150, 503),
      attempt(180, 200),
      attempt(210, 502),
    ];
    expect(recoveryOf(failed, window)).toBe(60);
    expect(recoveryOf([attempt(150, 409)], window)).toBe(0);
  });

  it('counts refusals by kind, status and code, most frequent first, without successes', () => {
    const attempts = [attempt(1, 200), attempt(2, 409, 'OUT_OF_STOCK'), attempt(3, 0), attempt(4, 0)];
    expect(refusals(attempts)).toEqual([
      ['order: no answer', 2],
      ['order: 409 OUT_OF_STOCK', 1],
    ]);
  });

  it('gives times of answered attempts only', () => {
    const slow = { ...attempt(1, 0), ms: 10_000 };
    expect(rowsByKind([attempt(0, 200), slow])).toEqual([['order', '2', '1', '10 ms', '10 ms']]);
  });
});
