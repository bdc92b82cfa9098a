import { describe, expect, it } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import { describeBenefits, NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import { refundOf } from '#domain/trade/claims/refund.ts';

const cheap = [{ price: 40_000, discountPrice: 40_000, quantity: 1 }];
const quoteAt = (benefits: typeof NO_BENEFITS) =>
  quoteOrder({ lines: cheap, benefits, coupon: null, points: 0 });

describe('level benefits', () => {
  it.each([
    [NO_BENEFITS, '활동을 시작해 보세요'],
    [{ ...NO_BENEFITS, discountRate: 8 }, '8% 할인'],
    [{ ...NO_BENEFITS, freeDelivery: true }, '무료 배송'],
    [{ discountRate: 18, freeDelivery: true }, '18% 할인과 무료 배송'],
  ])('describeBenefits of %o is %s', (benefits, words) => expect(describeBenefits(benefits)).toBe(words));

  it('quoteOrder applies exactly the described benefits', () => {
    for (const level of LEVELS) {
      const { levelDiscount, deliveryFee } = quoteAt(level);
      const rate = /(\d+)% 할인/.exec(level.rewardDescription)?.[1] ?? '0';
      expect([level.levelName, levelDiscount]).toEqual([level.levelName, 400 * Number(rate)]);
      expect(deliveryFee === 0).toBe(level.rewardDescription.includes('무료 배송'));
    }
  });

  it('are never lower at a higher level', () => {
    for (const [index, level] of LEVELS.slice(1).entries()) {
      const before = LEVELS[index];
      expect(level.discountRate).toBeGreaterThanOrEqual(before?.discountRate ?? 0);
      expect(level.freeDelivery || !before?.freeDelivery).toBe(true);
    }
  });

  it('do not change the cost of a complete return of an order with free delivery', () => {
    const line = {
      unitPrice: 40_000,
      quantity: 1,
      levelShare: 0,
      followerShare: 0,
      couponShare: 0,
      pointShare: 0,
    };
    const { deliveryFee } = quoteAt({ discountRate: 0, freeDelivery: true });
    const given = { lines: [line], isLast: true, hasCoupon: false, deliveryFee };
    expect(refundOf({ ...given, cause: 'CHANGE_OF_MIND' })).toMatchObject({
      cash: 34_000,
      deliveryCharge: 6_000,
      outboundCharge: 3_000,
    });
    expect(refundOf({ ...given, cause: 'DEFECT' })).toMatchObject({ cash: 40_000, deliveryCharge: 0 });
  });
});
