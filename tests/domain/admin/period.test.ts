import { describe, expect, it } from 'vitest';
import { METRIC_KEYS, METRICS, METRICS_BY_GROUP } from '#domain/admin/analytics/metrics.ts';
import { barsOf, daysOf, endOf, periodBefore, periodOf, startOf } from '#domain/kit/period.ts';

const TODAY = '2026-11-21';

describe('periodOf', () => {
  it.each([
    [{}, '2026-10-23', TODAY],
    [{ days: 7 }, '2026-11-15', TODAY],
    [{ days: 1 }, TODAY, TODAY],
    [{ from: '2026-11-01', to: '2026-11-10' }, '2026-11-01', '2026-11-10'],
    [{ to: '2026-11-10', days: 3 }, '2026-11-08', '2026-11-10'],
    // What is to come is not looked at, nor is more than a year.
    [{ from: '2026-11-01', to: '2027-01-10' }, '2026-11-01', TODAY],
    [{ from: '2027-01-01', to: '2027-01-10' }, TODAY, TODAY],
    [{ from: '2001-01-01', to: TODAY }, '2025-11-21', TODAY],
  ])('%j is the period from %s to %s', (wish, from, to) => {
    expect(periodOf(wish, TODAY)).toEqual({ from, to });
  });

  it('periodBefore returns the same number of days before, or the same days of the year before', () => {
    const period = { from: '2026-11-15', to: TODAY };
    expect(periodBefore(period, 'previous')).toEqual({ from: '2026-11-08', to: '2026-11-14' });
    expect(periodBefore(period, 'year')).toEqual({ from: '2025-11-15', to: '2025-11-21' });
    expect(periodBefore(period, 'none')).toBeNull();
  });

  it('startOf and endOf are midnights in Seoul', () => {
    const period = { from: TODAY, to: TODAY };
    expect(daysOf(period)).toEqual([TODAY]);
    expect([startOf(TODAY).toISOString(), endOf(period).toISOString()]).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
    ]);
  });
});

describe('METRICS', () => {
  it('each have a unique name and definition and belong to one group', () => {
    for (const told of [
      METRIC_KEYS.map((key) => METRICS[key].name),
      METRIC_KEYS.map((key) => METRICS[key].sentence),
    ])
      expect(new Set(told).size).toBe(told.length);
    expect(Object.values(METRICS_BY_GROUP).flatMap(Object.keys)).toEqual([...METRIC_KEYS]);
  });
});

describe('barsOf', () => {
  const days = daysOf({ from: '2026-10-30', to: '2026-11-03' });
  const values = [1, 2, 4, 8, 16];

  it('returns days, weeks from Monday, or months, each from its first day inside of the period', () => {
    expect(barsOf(days, values, 'day').map(({ value }) => value)).toEqual(values);
    expect(barsOf(days, values, 'week')).toEqual([
      { from: '2026-10-30', value: 7 },
      { from: '2026-11-02', value: 24 },
    ]);
    expect(barsOf(days, values, 'month')).toEqual([
      { from: '2026-10-30', value: 3 },
      { from: '2026-11-01', value: 28 },
    ]);
  });
});
