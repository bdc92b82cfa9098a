import { describe, expect, it } from 'vitest';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { prorate } from '#domain/trade/cart/proration.ts';
import { mostPoints, quoteOrder } from '#domain/trade/cart/quote.ts';
import { paidFor, refundOf } from '#domain/trade/claims/refund.ts';
import type { PayableCoupon } from '#domain/trade/coupons/coupon.ts';

const off = (discountValue: number, change: Partial<PayableCoupon> = {}): PayableCoupon => ({
  discountType: 'FIXED_DISCOUNT',
  discountValue,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  storeId: null,
  ...change,
});
const lines = [
  { price: 40_000, discountPrice: 30_000, quantity: 1 },
  { price: 10_000, discountPrice: 10_000, quantity: 2 },
];

describe('quoteOrder', () => {
  it('subtracts level, coupon and points in this order, line by line', () =>
    expect(
      quoteOrder({ lines, benefits: { ...NO_BENEFITS, discountRate: 5 }, coupon: off(5_000), points: 1_000 }),
    ).toEqual({
      baseTotal: 60_000,
      goodsTotal: 50_000,
      levelDiscount: 2_500,
      followerDiscount: 0,
      couponDiscount: 5_000,
      usedPoints: 1_000,
      deliveryFee: 0,
      finalPrice: 41_500,
      earnedPoints: 200,
      shares: [
        { level: 1_500, follower: 0, coupon: 3_000, points: 600 },
        { level: 1_000, follower: 0, coupon: 2_000, points: 400 },
      ],
    }));

  it('limits coupon and points to what the level discount has left', () =>
    expect(
      quoteOrder({ lines, benefits: { ...NO_BENEFITS, discountRate: 30 }, coupon: off(90_000), points: 500 }),
    ).toEqual({
      baseTotal: 60_000,
      goodsTotal: 50_000,
      levelDiscount: 15_000,
      followerDiscount: 0,
      couponDiscount: 35_000,
      usedPoints: 0,
      deliveryFee: 0,
      finalPrice: 0,
      earnedPoints: 0,
      shares: [
        { level: 9_000, follower: 0, coupon: 21_000, points: 0 },
        { level: 6_000, follower: 0, coupon: 14_000, points: 0 },
      ],
    }));

  it('limits the discount of a line to its price', () => {
    const lines = Array.from({ length: 5 }, () => ({ price: 1, discountPrice: 1, quantity: 1 }));
    const { shares } = quoteOrder({
      lines,
      benefits: { ...NO_BENEFITS, discountRate: 20 },
      coupon: off(2),
      points: 2,
    });
    expect(shares.map(({ level, coupon, points }) => [level, coupon, points])).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  it('of no lines is zero', () =>
    expect(
      quoteOrder({ lines: [], benefits: { ...NO_BENEFITS, discountRate: 5 }, coupon: null, points: 0 }),
    ).toEqual({
      baseTotal: 0,
      goodsTotal: 0,
      levelDiscount: 0,
      followerDiscount: 0,
      couponDiscount: 0,
      usedPoints: 0,
      deliveryFee: 0,
      finalPrice: 0,
      earnedPoints: 0,
      shares: [],
    }));

  it('charges delivery by the price before the level discount; a coupon without free delivery does not change it', () => {
    const cheap = [{ price: 20_000, discountPrice: 20_000, quantity: 1 }];
    const feeOf = (coupon: PayableCoupon | null) =>
      quoteOrder({ lines: cheap, benefits: { ...NO_BENEFITS, discountRate: 10 }, coupon, points: 0 });
    expect(feeOf(null)).toMatchObject({ deliveryFee: 3_000, finalPrice: 21_000 });
    expect(feeOf(off(1_000))).toMatchObject({ deliveryFee: 3_000, finalPrice: 20_000 });
    expect(feeOf(off(1_000, { freeShipping: true }))).toMatchObject({ deliveryFee: 0, finalPrice: 17_000 });
    const dear = [{ price: 50_000, discountPrice: 50_000, quantity: 1 }];
    expect(
      quoteOrder({ lines: dear, benefits: { ...NO_BENEFITS, discountRate: 10 }, coupon: null, points: 0 })
        .deliveryFee,
    ).toBe(0);
  });
});

it.each([
  [0, 0, 0, 0],
  [999, 999, 5_000, 0],
  [1_000, 1_000, 5_000, 100],
  [1_999, 1_999, 5_000, 100],
  [100_000, 0, 5_000, 0],
  [100_000, -5, 5_000, 0],
  [100_000, 100_000, -100, 0],
  [100_000, 199, 5_000, 100],
])('mostPoints of goods %i, total %i and balance %i is %i', (goods, left, balance, most) =>
  expect(mostPoints(goods, left, balance)).toBe(most),
);

it.each([
  [-10_000, 0],
  [0, 0],
  [9_999, 0],
  [20_000, 100],
])('%i won paid earn %i points', (paid, points) => expect(pointsEarnedBy(paid)).toBe(points));

it.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [11, [1, 1, 1], [4, 4, 3]],
  [10, [1, 2, 4], [1, 3, 6]],
  [10, [4, 2, 1], [6, 3, 1]],
  [7, [0, 3, 0], [0, 7, 0]],
  [0, [3, 4], [0, 0]],
  [5, [], []],
  [5, [-1, -2], [0, 0]],
])('shareOut of %i over %j is %j', (total, weights, parts) => expect(prorate(total, weights)).toEqual(parts));

describe('refundOf', () => {
  const line = {
    unitPrice: 30_000,
    quantity: 2,
    levelShare: 3_000,
    followerShare: 0,
    couponShare: 2_000,
    pointShare: 500,
  };
  const other = {
    unitPrice: 20_000,
    quantity: 1,
    levelShare: 100,
    followerShare: 0,
    couponShare: 50,
    pointShare: 20,
  };
  const asked = { lines: [line, other], isLast: false, hasCoupon: true, deliveryFee: 3_000 };

  it('equals what was paid for a line', () =>
    expect([paidFor(line), paidFor(other)]).toEqual([54_500, 19_830]));

  it.each([
    ['CANCEL', false, 3_000, 74_330, 0, 0],
    ['CANCEL', true, 3_000, 77_330, 3_000, 0],
    ['CANCEL', true, 0, 74_330, 0, 0],
    ['DEFECT', false, 3_000, 74_330, 0, 0],
    ['DEFECT', true, 3_000, 77_330, 3_000, 0],
    ['CHANGE_OF_MIND', false, 0, 71_330, 0, 3_000],
    ['CHANGE_OF_MIND', false, 3_000, 71_330, 0, 3_000],
    ['CHANGE_OF_MIND', true, 3_000, 71_330, 0, 3_000],
    ['CHANGE_OF_MIND', true, 0, 68_330, 0, 6_000],
  ] as const)(
    'for %s, last line %s, delivery fee %i: %i won',
    (cause, isLast, deliveryFee, cash, deliveryRefund, deliveryCharge) =>
      expect(refundOf({ ...asked, cause, isLast, deliveryFee })).toEqual({
        cash,
        points: 520,
        deliveryRefund,
        deliveryCharge,
        outboundCharge: Math.max(0, deliveryCharge - 3_000),
        couponRestored: isLast,
      }),
  );
});
