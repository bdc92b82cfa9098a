import { describe, expect, it } from 'vitest';
import { DEPOSIT_CHECK_MINUTES, DEPOSIT_HOURS } from '#domain/policies/orders.ts';
import { depositBalance, depositDueOf, depositHoldEnd } from '#domain/trade/orders/deposit.ts';

describe('deadline of a deposit', () => {
  const ordered = new Date('2026-11-21T03:00:00.000Z');

  it('is a day after the order, and its reservation ends ten minutes later', () => {
    expect(depositDueOf(ordered).toISOString()).toBe('2026-11-22T03:00:00.000Z');
    expect(depositHoldEnd(depositDueOf(ordered)).toISOString()).toBe('2026-11-22T03:10:00.000Z');
    expect([DEPOSIT_HOURS, DEPOSIT_CHECK_MINUTES]).toEqual([24, 10]);
  });
});

describe('depositBalance', () => {
  it.each([
    [0, { missing: 1_000, surplus: 0 }],
    [400, { missing: 600, surplus: 0 }],
    [1_000, { missing: 0, surplus: 0 }],
    [1_500, { missing: 0, surplus: 500 }],
  ])('of %d won for a price of 1,000 won is %j', (deposited, balance) =>
    expect(depositBalance(1_000, deposited)).toEqual(balance),
  );
});
