import { describe, expect, it } from 'vitest';
import { claimWindowOf, confirmsAt, lastReturnDay, returnEnd } from '#domain/trade/orders/order-rules.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';

const seoul = (time: string) => new Date(`${time}+09:00`);

describe('returnEnd', () => {
  it.each([
    ['first minute of a day', '2026-11-10T00:00:00', '2026-11-17'],
    ['last minute of a day', '2026-11-10T23:59:59.999', '2026-11-17'],
    ['end of a month', '2026-11-27T13:00:00', '2026-12-04'],
    ['end of a year', '2026-12-28T08:30:00', '2027-01-04'],
    ['end of February in a leap year', '2028-02-24T21:00:00', '2028-03-02'],
    ['a morning that is the day before in UTC', '2026-12-01T08:59:59', '2026-12-08'],
  ])('delivered in the %s (%s) ends at %s in Seoul', (_, delivered, lastDay) => {
    const at = seoul(delivered);
    expect(lastReturnDay(at, PRESENT_TERMS)).toBe(lastDay);
    const last = seoul(`${lastDay}T23:59:59.999`);
    const over = new Date(last.getTime() + 1);
    expect(returnEnd(at, PRESENT_TERMS)).toEqual(over);
    expect([last, over].map((now) => claimWindowOf(at, false, now, PRESENT_TERMS))).toEqual([
      'open',
      'defectOnly',
    ]);
    expect(confirmsAt(at, PRESENT_TERMS)).toEqual(over);
  });
});
