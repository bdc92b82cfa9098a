import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FollowerTerms, followerDiscount } from '#domain/kit/pricing/follower-discount.ts';
import { MOST_STORE_COUPON_PERCENT } from '#domain/policies/coupons.ts';
import { MOST_FEE } from '#domain/policies/selling.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { feeOf } from '#domain/seller/settlements/settlement.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import type { PayableCoupon } from '#domain/trade/coupons/coupon.ts';

const FIVE: FollowerTerms = { percent: 5, won: 5_000 };
const line = (storeId: number, discountPrice: number, follower: FollowerTerms | null, quantity = 1) => ({
  price: discountPrice,
  discountPrice,
  quantity,
  storeId,
  follower,
});
const coupon: PayableCoupon = {
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  storeId: 1,
};
const quote = (lines: ReturnType<typeof line>[], change: object = {}) =>
  quoteOrder({ lines, benefits: NO_BENEFITS, coupon: null, points: 0, ...change });

describe('followerDiscount', () => {
  it.each([
    ['percent below the cap', FIVE, 60_000, 3_000],
    ['percent above the cap', FIVE, 200_000, 5_000],
    ['won', { percent: null, won: 3_000 }, 60_000, 3_000],
    ['won of a cheap line, at most 20 percent', { percent: null, won: 3_000 }, 10_001, 2_000],
    ['nothing', FIVE, 0, 0],
  ])('%s', (_, terms, goods, off) => expect(followerDiscount(terms, goods)).toBe(off));
});

describe('quoteOrder for a member who follows stores', () => {
  it('takes one discount per store off its own lines, prorated to the won, and nothing off others', () => {
    const other = { percent: null, won: 1_000 };
    const {
      followerDiscount: off,
      shares,
      finalPrice,
      goodsTotal,
    } = quote([line(1, 20_001, FIVE), line(2, 90_000, null), line(1, 10_000, FIVE), line(3, 40_000, other)]);
    expect(shares.map(({ follower }) => follower)).toEqual([1_000, 0, 500, 1_000]);
    expect([off, finalPrice]).toEqual([2_500, goodsTotal - 2_500]);
  });

  it('comes after the level and before the coupon, which takes what both have left at most', () => {
    const taken = quote([line(1, 100_000, FIVE)], {
      benefits: { ...NO_BENEFITS, discountRate: 10 },
      coupon: { ...coupon, discountType: 'FIXED_DISCOUNT', discountValue: 90_000 },
    });
    expect(taken).toMatchObject({
      levelDiscount: 10_000,
      followerDiscount: 5_000,
      couponDiscount: 85_000,
      finalPrice: 0,
    });
  });

  it('earns no points for the won that the discount takes off', () => {
    const [plain, followed] = [quote([line(1, 100_000, null)]), quote([line(1, 100_000, FIVE)])];
    expect(followed.earnedPoints).toBeLessThan(plain.earnedPoints);
  });

  const terms = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 20 }), won: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ percent: fc.constant(null), won: fc.integer({ min: 1, max: 500_000 }) }),
  );
  const baskets = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 1, max: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  );

  it('adds its shares up to the discount, and leaves no line below zero, with any basket and coupon', () => {
    fc.assert(
      fc.property(baskets, terms, fc.integer({ min: 0, max: 30 }), fc.nat(400_000), (all, of, rate, off) => {
        const lines = all.map(([store, price, quantity]) =>
          line(store, price, store === 1 ? null : of, quantity),
        );
        const bought = quote(lines, {
          benefits: { ...NO_BENEFITS, discountRate: rate },
          coupon: { ...coupon, discountType: 'FIXED_DISCOUNT', discountValue: off, storeId: 2 },
        });
        expect(bought.shares.reduce((sum, { follower }) => sum + follower, 0)).toBe(bought.followerDiscount);
        for (const [index, { level, follower, coupon: cut }] of bought.shares.entries()) {
          const { discountPrice = 0, quantity = 0 } = lines[index] ?? {};
          expect(discountPrice * quantity - level - follower - cut).toBeGreaterThanOrEqual(0);
          expect(follower === 0 || lines[index]?.storeId !== 1).toBe(true);
        }
      }),
    );
  });

  it('leaves a store at least nothing with its highest own coupon and the highest fee, with any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10_000_000 }), terms, (price, of) => {
        const { shares } = quote([line(1, price, of)], {
          coupon: { ...coupon, discountValue: MOST_STORE_COUPON_PERCENT },
        });
        const { follower = 0, coupon: cut = 0 } = shares[0] ?? {};
        // One won, as the fee is rounded half up.
        expect(price - feeOf(price, MOST_FEE) - follower - cut).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});
