import { describe, expect, it } from 'vitest';
import { monthsAfter } from '#domain/kit/time/time.ts';

describe('monthsAfter', () => {
  it.each([
    ['2026-11-01T09:00:00.000Z', 3, '2027-02-01T09:00:00.000Z'],
    // 31 August 00:30 in Seoul: February has no 31st.
    ['2026-08-30T15:30:00.000Z', 6, '2027-02-27T15:30:00.000Z'],
    ['2027-08-30T15:30:00.000Z', 6, '2028-02-28T15:30:00.000Z'],
    ['2026-12-31T14:59:59.999Z', 1, '2027-01-31T14:59:59.999Z'],
    ['2027-02-01T09:00:00.000Z', -3, '2026-11-01T09:00:00.000Z'],
    ['2026-05-31T03:00:00.000Z', -3, '2026-02-28T03:00:00.000Z'],
  ])(
    '%s plus %i months is %s: the same time in Seoul, or the last day of a shorter month',
    (from, months, to) => {
      expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
    },
  );
});
