import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { percentOf } from '#domain/kit/pricing/pricing.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { prorate } from '#domain/trade/cart/proration.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import { couponDiscount, issueCoupon, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';

const rate = (discountValue: number, change: Partial<PayableCoupon> = {}): PayableCoupon => ({
  discountType: 'RATE_DISCOUNT',
  discountValue,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  storeId: null,
  ...change,
});
const won = (discountValue: number, change: Partial<PayableCoupon> = {}): PayableCoupon =>
  rate(discountValue, { discountType: 'FIXED_DISCOUNT', ...change });
const order = (price: number, levelRate: number, coupon: PayableCoupon | null = null, points = 0) =>
  quoteOrder({
    lines: [{ price, discountPrice: price, quantity: 1 }],
    benefits: { ...NO_BENEFITS, discountRate: levelRate },
    coupon,
    points,
  });

describe('percentOf', () => {
  it.each([
    [100_000, 29, 29_000],
    [119_000, 2, 2_380],
    [119_050, 2, 2_381],
    [119_099, 2, 2_381],
    [33_333, 10, 3_333],
    [99, 1, 0],
    [459_000, 100, 459_000],
  ])('%i won, %i percent: %i', (amount, percent, part) => expect(percentOf(amount, percent)).toBe(part));
});

describe('couponDiscount', () => {
  it.each([
    ['one percent is one percent', rate(1), 459_000, 4_590],
    ['a rate rounds down', rate(15), 99_999, 14_999],
    ['29 percent', rate(29), 100_000, 29_000],
    ['at its minimum it counts', won(5_000, { minOrderAmount: 50_000 }), 50_000, 5_000],
    ['a won below it does not', won(5_000, { minOrderAmount: 50_000 }), 49_999, 0],
  ])('%s', (_, terms, goods, off) => expect(couponDiscount(terms, goods)).toBe(off));

  it('grants free delivery from its own minimum amount on', () => {
    const free = won(0, { freeShipping: true, minOrderAmount: 30_000 });
    expect([29_999, 30_000].map((goods) => order(goods, 0, free).deliveryFee)).toEqual([3_000, 0]);
  });

  const given = (discountType: string, discountValue: number) =>
    v.safeParse(issueCoupon.body, {
      email: 'user@sinbaljang.test',
      couponCode: 'SOME-CODE',
      couponName: '시험',
      discountType,
      discountValue,
      expiresAt: '2027-01-01T00:00:00.000Z',
    });

  it.each([1, 29, 100])('issueCoupon accepts %i percent', (percent) =>
    expect(given('RATE_DISCOUNT', percent).output).toMatchObject({ discountValue: percent }),
  );
  it.each([0, 101, 1.5, 0.001, 0.155])('issueCoupon refuses %d percent', (percent) => {
    const { issues } = given('RATE_DISCOUNT', percent);
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['discountValue', '할인율은 1부터 100까지, 할인 금액은 원 단위의 정수로 입력해 주세요.'],
    ]);
  });
  it.each([
    [0.1, 10],
    [0.29, 29],
    [0.01, 1],
  ])('the rate of the legacy API, %d, is %i percent', (part, percent) =>
    expect(given('RATE_DISCOUNT', part).output).toMatchObject({ discountValue: percent }),
  );
  it('issueCoupon accepts whole won only', () => {
    expect(given('FIXED_DISCOUNT', 0).success).toBe(true);
    expect(given('FIXED_DISCOUNT', 0.5).success).toBe(false);
  });
});

describe('quoteOrder', () => {
  it('of 119,000 won at 2 % costs 116,620 and earns 550 points', () =>
    expect(order(119_000, 2)).toMatchObject({
      levelDiscount: 2_380,
      finalPrice: 116_620,
      earnedPoints: 550,
    }));

  it('rounds the level discount down', () =>
    expect([order(99_999, 5).levelDiscount, order(119_049, 2).levelDiscount]).toEqual([4_999, 2_380]));

  it('earns no points for the part paid with points', () => {
    expect(order(100_000, 0).earnedPoints).toBe(500);
    expect(order(100_000, 0, null, 100)).toMatchObject({ finalPrice: 99_900, earnedPoints: 450 });
    expect(order(100_000, 0, null, 10_000)).toMatchObject({ finalPrice: 90_000, earnedPoints: 450 });
  });

  it.each([
    [9_999, 0],
    [10_000, 50],
    [19_999, 50],
    [116_620, 550],
  ])('%i won paid earn %i points', (paid, points) => expect(pointsEarnedBy(paid)).toBe(points));
});

describe('prorate', () => {
  it.each([
    [7_848, [11_000, 57_000, 7_000], [1_151, 5_965, 732]],
    [6_477, [3_000, 16_000, 47_000], [295, 1_570, 4_612]],
    [1, [5, 5], [1, 0]],
    [100, [0, 0], [0, 0]],
  ])('%i won over %j is %j: equal remainders go to the earlier line', (total, weights, parts) =>
    expect(prorate(total, weights)).toEqual(parts),
  );
});
