import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import { couponReach, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';

const of = (storeId: number, change: Partial<PayableCoupon> = {}): PayableCoupon => ({
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: 5_000,
  storeId,
  ...change,
});
const line = (storeId: number, discountPrice: number, quantity = 1) => ({
  price: discountPrice,
  discountPrice,
  quantity,
  storeId,
});

describe('quoteOrder with a coupon of a store', () => {
  it('takes the discount off the lines of the store and prorates it over them to the won', () => {
    const { couponDiscount, shares } = quoteOrder({
      lines: [line(1, 20_001), line(2, 90_000), line(1, 10_000)],
      benefits: NO_BENEFITS,
      coupon: of(1),
      points: 0,
    });
    expect([couponDiscount, shares.map(({ coupon }) => coupon)]).toEqual([3_000, [2_000, 0, 1_000]]);
  });

  it('takes nothing off lines of other stores, nor of lines without a store', () => {
    const { price, discountPrice, quantity } = line(1, 50_000);
    const lines = [line(2, 50_000), { price, discountPrice, quantity }];
    const quote = quoteOrder({ lines, benefits: NO_BENEFITS, coupon: of(1), points: 0 });
    expect([quote.couponDiscount, quote.finalPrice]).toEqual([0, 100_000]);
  });

  it('never takes more off than the lines of the store are worth after the level, with any basket', () => {
    const lines = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 4 }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 400_000 }),
        (all, rate, off) => {
          const basket = all.map(([storeId, price, quantity]) => line(storeId, price, quantity));
          const { shares, couponDiscount } = quoteOrder({
            lines: basket,
            benefits: { ...NO_BENEFITS, discountRate: rate },
            coupon: of(1, { discountType: 'FIXED_DISCOUNT', discountValue: off, maxDiscountAmount: null }),
            points: 0,
          });
          expect(shares.reduce((sum, { coupon }) => sum + coupon, 0)).toBe(couponDiscount);
          for (const [index, { level, coupon }] of shares.entries()) {
            const { storeId, discountPrice, quantity } = basket[index] ?? line(0, 0);
            if (storeId !== 1) expect(coupon).toBe(0);
            expect(level + coupon).toBeLessThanOrEqual(discountPrice * quantity);
          }
        },
      ),
    );
  });
});

describe('couponReach', () => {
  it.each([
    [
      'of the lines of the store only',
      of(1, { minOrderAmount: 30_000 }),
      { goods: 20_000, short: 10_000, applies: true },
    ],
    ['of none, without lines of the store', of(3), { goods: 0, short: 0, applies: false }],
    [
      'of all lines, for a coupon of the shop',
      { ...of(1, { minOrderAmount: 30_000 }), storeId: null },
      { goods: 110_000, short: 0, applies: true },
    ],
  ])('counts the won %s', (_, coupon, reach) => {
    expect(couponReach(coupon, [line(1, 20_000), line(2, 90_000)])).toEqual(reach);
  });
});
