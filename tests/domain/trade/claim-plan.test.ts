import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#domain/kit/time/delivery-day.ts';
import { HOLIDAYS } from '#domain/kit/time/holidays.ts';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { PICKUP_CHOICES } from '#domain/policies/returns.ts';
import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { claimCode, claimIdOf } from '#domain/trade/claims/claim-code.ts';
import { type ClaimFacts, claimPlan, pickupDays } from '#domain/trade/claims/claim-plan.ts';
import { CLAIM_STAGES } from '#domain/trade/claims/claim-stages.ts';

const seoul = (time: string) => new Date(`${time}+09:00`);
/** Friday before a weekend, in the evening. */
const FRIDAY = seoul('2026-11-20T22:00:00');

const facts = (change: Partial<ClaimFacts> = {}): ClaimFacts => ({
  method: 'OWN',
  pickupOn: null,
  done: { ask: FRIDAY },
  refundDue: null,
  ...change,
});
const dues = (of: ClaimFacts, now: Date, isOpen = true) =>
  Object.fromEntries(
    claimPlan(of, now, isOpen).map(({ stage, at, due }) => [stage, due ?? at?.slice(0, 10)]),
  );

describe('CLAIM_STAGES', () => {
  it('follow the transition table from the request to the end', () =>
    expect(CLAIM_STAGES).toEqual(['ask', 'approve', 'collect', 'receive', 'check', 'accept']));
});

describe('claimPlan', () => {
  it('counts business days over a weekend', () =>
    expect(dues(facts(), FRIDAY)).toEqual({
      ask: '2026-11-20',
      approve: '2026-11-23',
      collect: '2026-11-26',
      receive: '2026-11-30',
      check: '2026-12-02',
      accept: '2026-12-03',
    }));

  it('counts over Christmas and New Year', () => {
    const asked = seoul('2026-12-24T09:00:00');
    expect(dues(facts({ done: { ask: asked } }), asked)).toEqual({
      ask: '2026-12-24',
      approve: '2026-12-28',
      collect: '2026-12-31',
      receive: '2027-01-05',
      check: '2027-01-07',
      accept: '2027-01-08',
    });
  });

  it('names no day off as due, on each day of the calendar of holidays', () => {
    const [first, last] = [[...HOLIDAYS].toSorted()[0] ?? '', [...HOLIDAYS].toSorted().at(-1) ?? ''];
    for (let day = first; day < laterDay(last, -60); day = laterDay(day, 1)) {
      const now = startOfDay(day);
      const [pickup = ''] = pickupDays(now);
      for (const method of ['PICKUP', 'OWN'] as const) {
        const of = facts({ method, pickupOn: method === 'PICKUP' ? pickup : null, done: { ask: now } });
        const days = claimPlan(of, now, true).flatMap(({ due }) => due ?? []);
        expect(
          days.filter((one) => !isBusinessDay(one)),
          `${day} ${method}`,
        ).toEqual([]);
        expect(days, `${day} ${method}`).toEqual(days.toSorted());
      }
    }
  });

  it('has the chosen day of the pickup', () =>
    expect(dues(facts({ method: 'PICKUP', pickupOn: '2026-11-27' }), FRIDAY)).toMatchObject({
      collect: '2026-11-27',
      receive: '2026-12-01',
    }));

  it('counts the refund from the arrival, as the law does', () => {
    const received = seoul('2026-11-27T10:00:00');
    const done = { ask: FRIDAY, approve: FRIDAY, collect: FRIDAY, receive: received };
    const planned = dues(facts({ done }), received).accept;
    const due = refundDueOf(received);
    expect(planned).toBe(seoulDay(new Date(due.getTime() - 1)));
    // A late inspection does not move it.
    const late = seoul('2026-12-04T10:00:00');
    expect(dues(facts({ done, refundDue: due }), late)).toMatchObject({
      check: '2026-12-01',
      accept: planned,
    });
  });

  it('moves the following days after a missed one', () => {
    const now = seoul('2026-11-25T10:00:00');
    expect(dues(facts(), now)).toMatchObject({ approve: '2026-11-23', collect: '2026-11-30' });
  });

  it('leaves out stages that were passed over, and names no coming ones of a decided claim', () => {
    const done = { ask: FRIDAY, approve: null, collect: FRIDAY, accept: FRIDAY };
    expect(claimPlan(facts({ done }), FRIDAY, false).map(({ stage }) => stage)).toEqual([
      'ask',
      'collect',
      'accept',
    ]);
  });
});

describe('pickupDays', () => {
  it('are business days after the approval', () => {
    expect(pickupDays(FRIDAY)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
    expect(pickupDays(FRIDAY)).toHaveLength(PICKUP_CHOICES);
  });
});

describe('claimCode', () => {
  it('ends with a check digit that another digit in any place changes', () => {
    expect(claimCode(123)).toBe('R0000123-6');
    const id = 1_234_567;
    for (let place = 1; place <= 1_000_000; place *= 10)
      for (let step = 1; step <= 9; step += 1) {
        const digit = Math.floor(id / place) % 10;
        const other = id + (((digit + step) % 10) - digit) * place;
        expect(claimCode(other).at(-1), `${other}`).not.toBe(claimCode(id).at(-1));
      }
  });
});

describe('claimIdOf', () => {
  it('returns the id of a typed code, and null for a misread digit or other words', () => {
    expect([1, 123, 12_345_678].map((id) => claimIdOf(` ${claimCode(id).toLowerCase()} `))).toEqual([
      1, 123, 12_345_678,
    ]);
    for (const text of ['R0000124-6', 'R123-6', '123', 'R0000123', '', '반품'])
      expect(claimIdOf(text)).toBeNull();
  });
});
