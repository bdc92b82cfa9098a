import { describe, expect, it } from 'vitest';
import { earliestFeeDay } from '#domain/kit/pricing/fee-plan.ts';

describe('earliestFeeDay', () => {
  it.each([
    // A Monday two weeks later is allowed, a Tuesday waits for the Monday after that.
    ['a Monday', '2026-11-23T03:00:00Z', '2026-12-07'],
    ['a Tuesday', '2026-11-24T03:00:00Z', '2026-12-14'],
    ['a Sunday', '2026-11-29T03:00:00Z', '2026-12-14'],
    ['the last minute of a Sunday in Seoul', '2026-11-29T14:59:00Z', '2026-12-14'],
    ['the first minute of a Monday in Seoul', '2026-11-29T15:00:00Z', '2026-12-14'],
    ['a year that ends', '2026-12-21T03:00:00Z', '2027-01-04'],
  ])('after a change on %s is the first Monday at least fourteen days later', (_, now, day) => {
    expect(earliestFeeDay(new Date(now))).toBe(day);
  });
});
