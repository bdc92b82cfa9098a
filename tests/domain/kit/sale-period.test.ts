import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { minuteOf, momentOf } from '#domain/kit/forms/minute-field.ts';
import { momentField, nextTurn, periodProblem, saleStage } from '#domain/kit/time/sale-period.ts';

const at = (hour: number, ms = 0) => new Date(Date.UTC(2026, 10, 21, hour) + ms);
const [from, until] = [at(1), at(2)];

describe('sale period', () => {
  it.each([
    [from, until, at(1, -1), 'BEFORE', from],
    [from, until, at(1), 'DURING', until],
    [from, until, at(2, -1), 'DURING', until],
    [from, until, at(2), 'AFTER', null],
    [from, null, at(0), 'BEFORE', from],
    [from, null, at(9), 'DURING', null],
    [null, until, at(0), 'DURING', until],
    [null, until, at(2), 'AFTER', null],
    [null, null, at(0), 'DURING', null],
  ] as const)(
    'from %s until %s is, at %s, in stage %s, and next changes at %s',
    (saleFrom, saleUntil, now, stage, turn) => {
      const period = { saleFrom, saleUntil };
      expect([saleStage(period, now), nextTurn(period, now)]).toEqual([stage, turn]);
    },
  );

  it('must end after it begins, whatever the time zone notation', () => {
    const inSeoul = '2026-11-21T10:00:00+09:00';
    expect(periodProblem({ saleFrom: inSeoul, saleUntil: at(1).toISOString() })).toContain('늦어야');
    expect(periodProblem({ saleFrom: inSeoul, saleUntil: at(1, 1).toISOString() })).toBeNull();
    expect(periodProblem({ saleFrom: until, saleUntil: from })).toContain('늦어야');
    expect(periodProblem({ saleFrom: until, saleUntil: null })).toBeNull();
    expect(periodProblem({})).toBeNull();
  });

  it('must consist of valid moments', () => {
    const takes = (given: unknown) => v.safeParse(momentField, given).success;
    expect([at(1).toISOString(), null, undefined].map(takes)).toEqual([true, true, true]);
    expect(['', '내일', '2026-11-21', '2026-13-01T00:00:00Z', 5].map(takes)).toEqual(Array(5).fill(false));
  });

  it('momentOf parses minutes of Seoul; unchanged minutes keep their seconds', () => {
    const known = '2026-11-21T03:00:42.500Z';
    expect(minuteOf(known)).toBe('2026-11-21T12:00');
    expect(momentOf('2026-11-21T12:00', known)).toBe(known);
    expect(momentOf('2026-11-21T12:01', known)).toBe('2026-11-21T03:01:00.000Z');
    expect([minuteOf(null), momentOf('', known)]).toEqual(['', null]);
  });
});
