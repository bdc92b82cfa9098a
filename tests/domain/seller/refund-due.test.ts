import { describe, expect, it } from 'vitest';
import { isRefundLate, refundDueOf } from '#domain/seller/claims/claim-desk.ts';

describe('refundDueOf', () => {
  it.each([
    ['a Friday', '2026-11-20T01:00:00Z', '2026-11-25T15:00:00Z'],
    ['a Sunday', '2026-11-22T01:00:00Z', '2026-11-25T15:00:00Z'],
    ['the day before a holiday', '2026-12-24T01:00:00Z', '2026-12-30T15:00:00Z'],
  ])('three business days after %s end with a day in Seoul', (_, received, due) =>
    expect(refundDueOf(new Date(received)).toISOString()).toBe(new Date(due).toISOString()),
  );

  it('isRefundLate is true once they are over', () => {
    const due = new Date('2026-11-25T15:00:00Z');
    const before = new Date(due.getTime() - 1);
    expect([isRefundLate(due, null, before), isRefundLate(due, null, due)]).toEqual([false, true]);
    expect([isRefundLate(due, before, due), isRefundLate(null, null, due)]).toEqual([false, false]);
  });
});
