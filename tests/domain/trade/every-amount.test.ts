import { describe, expect, it } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import { couponDiscount, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';

const AMOUNTS = 1_000_000;
const RATES = Array.from({ length: 100 }, (_, index) => index + 1);

/** Returns the first of a million amounts whose part is not the exact one rounded down, or null. */
function firstWrong(percent: number, partOf: (amount: number) => number): number | null {
  for (let amount = 0; amount <= AMOUNTS; amount += 1) {
    const rest = amount * percent - partOf(amount) * 100;
    if (rest < 0 || rest >= 100) return amount;
  }
  return null;
}

const rate = (discountValue: number): PayableCoupon => ({
  discountType: 'RATE_DISCOUNT',
  discountValue,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: null,
  storeId: null,
});
const order = (price: number, levelRate: number) =>
  quoteOrder({
    lines: [{ price, discountPrice: price, quantity: 1 }],
    benefits: { ...NO_BENEFITS, discountRate: levelRate },
    coupon: null,
    points: 0,
  });

// In a file of its own because it is slow: mutation tests of the domain run without it
// (scripts/lib/mutation/domain-mutants.config.ts).
describe('quoteOrder over a million amounts', () => {
  it('loses no won to fractions at any coupon rate', { timeout: 60_000 }, () => {
    const wrong = RATES.filter((percent) => {
      const terms = rate(percent);
      return firstWrong(percent, (amount) => couponDiscount(terms, amount)) !== null;
    });
    expect(wrong).toEqual([]);
  });

  it('loses no won to fractions at any level', { timeout: 60_000 }, () => {
    const levels = LEVELS.map(({ discountRate }) => discountRate);
    // Each amount is checked once, with the levels in turn.
    for (let amount = 1; amount <= AMOUNTS; amount += 1) {
      const percent = levels[amount % levels.length] ?? 0;
      const rest = amount * percent - order(amount, percent).levelDiscount * 100;
      if (rest < 0 || rest >= 100) expect.fail(`${percent} % of ${amount}`);
    }
  });
});
