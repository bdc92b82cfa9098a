import { describe, expect, it } from 'vitest';
import { discountedPrice } from '#domain/kit/pricing/pricing.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import { CLAIM_REASONS, causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { refundOf } from '#domain/trade/claims/refund.ts';
import { chargedFee, returnFeeText } from '#domain/trade/claims/return-fee.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { returnPolicyLines } from '#src/areas/catalogue/product/return-policy.ts';

const prices = PRODUCTS.map(({ price, discount }) => discountedPrice(price, ...discount));

describe('returnPolicyLines', () => {
  it('states the fee that the refund deducts, for each seeded product, level and reason', () => {
    let checked = 0;
    for (const discountPrice of prices)
      for (const level of LEVELS)
        for (const reason of CLAIM_REASONS) {
          const lines = [{ price: discountPrice, discountPrice, quantity: 1 }];
          const quote = quoteOrder({ lines, benefits: level, coupon: null, points: 0 });
          const [share] = quote.shares;
          const line = {
            unitPrice: discountPrice,
            quantity: 1,
            levelShare: share?.level ?? 0,
            followerShare: 0,
            couponShare: 0,
            pointShare: 0,
          };
          const refund = refundOf({
            lines: [line],
            isLast: true,
            hasCoupon: false,
            deliveryFee: quote.deliveryFee,
            cause: causeOf(reason),
          });
          const kept = quote.finalPrice - refund.cash;
          const page = returnPolicyLines(discountPrice).join('\n');
          if (causeOf(reason) === 'DEFECT') expect(kept).toBe(0);
          else {
            expect(page).toContain(returnFeeText(chargedFee(refund)));
            expect(kept).toBe(quote.deliveryFee + refund.deliveryCharge);
          }
          checked += 1;
        }
    expect(checked).toBe(PRODUCTS.length * LEVELS.length * CLAIM_REASONS.length);
  });

  it.each([
    [89_000, '단순 변심으로 반품하면 배송비 6,000원(보낼 때 3,000원 + 돌려받을 때 3,000원)을 빼고 환불해요.'],
    [39_000, '단순 변심으로 반품하면 배송비 3,000원(돌려받을 때 3,000원)을 빼고 환불해요.'],
    [39_000, '무료배송 주문이면 6,000원(보낼 때 3,000원 + 돌려받을 때 3,000원)을 빼요.'],
    [39_000, '다이아몬드 등급부터는 배송비가 무료예요.'],
    [39_000, '영업일 14시 전에 결제하면 그날, 그 뒤에는 다음 영업일에 보내요.'],
  ])('at %i won returns: %s', (price, line) => expect(returnPolicyLines(price)).toContain(line));
});
