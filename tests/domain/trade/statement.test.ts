import { describe, expect, it } from 'vitest';
import { refundedOf, splitVat, statementOf } from '#domain/trade/orders/statement.ts';
import { line } from '#proof/trade/orders.samples.ts';

describe('splitVat', () => {
  it.each([0, 1, 10, 11, 59_000, 94_999, 212_200, 1_234_567])('splits %d won without a rest', (total) => {
    const { supply, vat } = splitVat(total);
    expect(supply + vat).toBe(total);
    expect(Math.abs(vat - total / 11)).toBeLessThanOrEqual(0.5);
  });
});

describe('statementOf', () => {
  const order = {
    items: [
      { ...line, finalPrice: 59_000, quantity: 2 },
      { ...line, orderItemId: 12, finalPrice: 30_100, quantity: 1 },
    ],
    levelDiscount: 1_481,
    followerDiscount: 700,
    couponDiscount: 4_300,
    usedPoints: 500,
    deliveryFee: 3_000,
    finalPrice: 144_119,
  };

  it('adds up to what the order was paid with, to the won', () => {
    const { total, supply, vat, lines, parts } = statementOf(order);
    expect([total, supply + vat]).toEqual([order.finalPrice, order.finalPrice]);
    expect(lines.map(({ amount }) => amount)).toEqual([118_000, 30_100]);
    expect(parts.map(({ amount }) => amount)).toEqual([-1_481, -700, -4_300, -500, 3_000]);
  });

  it('leaves out deductions and delivery of 0 won', () => {
    const none = { levelDiscount: 0, followerDiscount: 0, couponDiscount: 0, usedPoints: 0, deliveryFee: 0 };
    const plain = { ...order, ...none };
    expect(statementOf(plain).parts).toEqual([]);
  });
});

it('refundedOf sums the refunds of the price, without what was paid beyond it', () => {
  const refund = {
    amount: 9_000,
    points: 0,
    deliveryCharge: 0,
    outboundCharge: 0,
    reason: '',
    status: 'DONE' as const,
    isStray: false,
    createdAt: '2026-11-21T03:00:00.000Z',
  };
  const refunds = [refund, { ...refund, amount: 1_000 }, { ...refund, amount: 500, isStray: true }];
  expect(refundedOf({ refunds, finalPrice: 30_000 })).toEqual({ refunded: 10_000, left: 20_000 });
});
