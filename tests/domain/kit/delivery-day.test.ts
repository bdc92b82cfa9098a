import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, deliveryOfOrder, isBusinessDay } from '#domain/kit/time/delivery-day.ts';
import { HOLIDAYS } from '#domain/kit/time/holidays.ts';
import { laterDay, seoulDay, seoulHour, seoulMonth } from '#domain/kit/time/time.ts';
import { COURIER_DAYS, CUT_OFF_HOUR } from '#domain/policies/delivery.ts';
import { deliveryText } from '#src/lib/delivery-text.ts';

const seoul = (text: string) => new Date(`${text}:00+09:00`);
const moments = fc.date({
  min: seoul('2026-01-01T00:00'),
  max: seoul('2027-12-31T23:59'),
  noInvalidDate: true,
});
/** Days after one and up to another one. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = laterDay(from, 1); day <= to; day = laterDay(day, 1)) days.push(day);
  return days;
}

describe('deliveryOf and deliveryOfOrder', () => {
  it.each([
    ['before the cut-off of a business day', '2026-11-23T13:59', '오늘 출발 · 11/25(수) 도착 예정'],
    ['from the cut-off on', '2026-11-23T14:00', '내일 출발 · 11/26(목) 도착 예정'],
    [
      'late at night in Seoul, the day before in London',
      '2026-11-24T00:10',
      '오늘 출발 · 11/26(목) 도착 예정',
    ],
    ['on a Sunday', '2026-11-22T20:00', '내일 출발 · 11/25(수) 도착 예정'],
    ['on a Friday afternoon', '2026-11-27T15:00', '11/30(월) 출발 · 12/2(수) 도착 예정'],
    ['before Christmas', '2026-12-23T10:00', '오늘 출발 · 12/28(월) 도착 예정'],
    ['before the New Year of the moon', '2027-02-05T15:00', '2/10(수) 출발 · 2/12(금) 도착 예정'],
  ])('%s', (_, at, words) => {
    expect(deliveryText(deliveryOf(seoul(at)))).toBe(words);
  });

  it('ship on the first business day that the cut-off allows, and arrive after the courier days', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { today, shipsOn, arrivesOn } = deliveryOf(now);
        const first = seoulHour(now) < CUT_OFF_HOUR ? today : laterDay(today, 1);
        expect(today).toBe(seoulDay(now));
        expect(shipsOn >= first && isBusinessDay(shipsOn)).toBe(true);
        expect(daysBetween(laterDay(first, -1), laterDay(shipsOn, -1)).some(isBusinessDay)).toBe(false);
        expect(daysBetween(shipsOn, arrivesOn).filter(isBusinessDay)).toHaveLength(COURIER_DAYS);
        expect(isBusinessDay(arrivesOn)).toBe(true);
      }),
    );
  });

  it('never arrive earlier for a later payment', () => {
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [sooner, later] = one < other ? [one, other] : [other, one];
        expect(deliveryOf(sooner).arrivesOn <= deliveryOf(later).arrivesOn).toBe(true);
      }),
    );
  });

  it('keep the arrival day promised at payment, whenever the order was shipped', () => {
    const paidAt = seoul('2026-11-23T10:00');
    const promisedOn = deliveryOf(paidAt).arrivesOn;
    const order = { paidAt, promisedOn };
    expect(deliveryOfOrder(order, null, seoul('2026-11-23T18:00'))).toEqual(deliveryOf(paidAt));
    expect(deliveryOfOrder(order, seoul('2026-11-26T16:00'), seoul('2026-11-27T09:00'))).toEqual({
      today: '2026-11-27',
      shipsOn: '2026-11-26',
      arrivesOn: promisedOn,
    });
    fc.assert(
      fc.property(moments, moments, (paidAt, now) => {
        const promised = deliveryOf(paidAt);
        for (const promisedOn of [promised.arrivesOn, null])
          expect(deliveryOfOrder({ paidAt, promisedOn }, null, now)).toEqual({
            ...promised,
            today: seoulDay(now),
          });
      }),
    );
  });
});

describe('HOLIDAYS', () => {
  it('are unique by day, and none falls on a weekend', () => {
    for (const day of HOLIDAYS) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect([day, [0, 6].includes(new Date(day).getUTCDay())]).toEqual([day, false]);
    }
    for (const year of ['2026', '2027'])
      expect([...HOLIDAYS].filter((day) => day.startsWith(year)).length).toBeGreaterThan(10);
  });
});

it('seoulMonth begins at midnight in Seoul, also at the turn of the year', () => {
  expect(seoulMonth(seoul('2026-12-31T23:59'), 1)).toEqual(seoul('2027-01-01T00:00'));
  expect(seoulMonth(seoul('2026-12-01T00:00'), 2)).toEqual(seoul('2027-02-01T00:00'));
  expect(seoulMonth(seoul('2026-11-22T12:00'))).toEqual(seoul('2026-11-01T00:00'));
});
