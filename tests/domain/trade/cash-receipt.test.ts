import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { CASH_RECEIPT_DAYS } from '#domain/policies/orders.ts';
import {
  cashReceiptForm,
  type ReceiptFacts,
  receiptEnd,
  receiptRefusal,
  receiptTailOf,
  shownReceiptState,
} from '#domain/trade/orders/cash-receipt.ts';

describe('cashReceiptForm', () => {
  it.each([
    ['PERSON', '010-2345-6789'],
    ['PERSON', '0112345678'],
    ['BUSINESS', '220-81-62517'],
  ])('takes a %s with %s', (kind, number) =>
    expect(problemsOf(cashReceiptForm, { kind, number })).toEqual([]),
  );

  it.each([
    ['PERSON', ''],
    ['PERSON', '02-123-4567'],
    ['PERSON', '010-2345-67890'],
    ['BUSINESS', '220-81-62518'],
    ['BUSINESS', '220-81-6251'],
  ])('refuses a %s with "%s" at its number', (kind, number) =>
    expect(problemsOf(cashReceiptForm, { kind, number }).map(({ field }) => field)).toEqual(['number']),
  );
});

describe('receiptRefusal', () => {
  const paidAt = new Date('2026-11-21T03:00:00.000Z');
  const facts: ReceiptFacts = { isDeposit: true, isEnded: false, paidAt, kept: 10_000, state: null };
  const end = receiptEnd(paidAt);
  const after = new Date(end.getTime() + 1);

  it('is null until the last moment of the days after the payment, and while the deposit is awaited', () => {
    expect([CASH_RECEIPT_DAYS, end.toISOString()]).toEqual([7, '2026-11-28T03:00:00.000Z']);
    expect(receiptRefusal(facts, end)).toBeNull();
    expect(receiptRefusal(facts, after)).toBe('CASH_RECEIPT_TOO_LATE');
    expect(receiptRefusal({ ...facts, paidAt: null }, after)).toBeNull();
  });

  it.each([
    [{ isDeposit: false }, 'CASH_RECEIPT_UNAVAILABLE'],
    [{ isEnded: true }, 'CASH_RECEIPT_UNAVAILABLE'],
    [{ kept: 0 }, 'CASH_RECEIPT_UNAVAILABLE'],
    [{ state: 'WISHED' }, 'CASH_RECEIPT_EXISTS'],
    [{ state: 'ASKED' }, 'CASH_RECEIPT_EXISTS'],
    [{ state: 'ISSUED' }, 'CASH_RECEIPT_EXISTS'],
    [{ state: 'REFUSED' }, null],
  ] as const)('of an order with %j is %s', (change, refusal) =>
    expect(receiptRefusal({ ...facts, ...change }, paidAt)).toBe(refusal),
  );
});

it('a receipt is shown as cancelled once all of it was cancelled, and by its last four digits', () => {
  expect(shownReceiptState('ISSUED', { amount: 900, cancelled: 900 })).toBe('CANCELLED');
  expect(shownReceiptState('ISSUED', { amount: 900, cancelled: 899 })).toBe('ISSUED');
  expect(shownReceiptState('WISHED', { amount: 0, cancelled: 0 })).toBe('WISHED');
  expect(receiptTailOf('01023456789')).toBe('6789');
});
