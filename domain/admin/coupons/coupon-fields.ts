import * as v from 'valibot';
import { whole } from '../../kit/forms/whole-field.ts';
import { COUPON_TYPES, type CouponTerms } from '../../trade/coupons/coupon.ts';

const MOST_WON = 10_000_000;

/** Form field of a point in time as an ISO timestamp. */
export const moment = v.pipe(
  v.string('날짜와 시각을 확인해 주세요.'),
  v.isoTimestamp('날짜와 시각을 확인해 주세요.'),
);

/** Form fields of the terms of a coupon. */
export const termFields = {
  discountType: v.picklist(COUPON_TYPES, '할인 방식을 골라 주세요.'),
  discountValue: whole('할인은', 0, MOST_WON),
  freeShipping: v.optional(v.boolean(), false),
  minOrderAmount: v.optional(whole('최소 주문 금액은', 0, MOST_WON), 0),
  maxDiscountAmount: v.optional(v.nullable(whole('최대 할인 금액은', 1, MOST_WON)), null),
};

/** True if the discount is a fixed amount or a rate from 1 to 100 percent. */
export const isRate = ({
  discountType,
  discountValue,
}: Pick<CouponTerms, 'discountType' | 'discountValue'>): boolean =>
  discountType === 'FIXED_DISCOUNT' || (discountValue >= 1 && discountValue <= 100);
/** Message for a discount rate outside 1 to 100 percent. */
export const NO_RATE = '할인율은 1부터 100까지예요.';

/** True if a coupon has any effect: a discount or free shipping. */
export const givesSomething = ({
  discountValue,
  freeShipping,
}: Pick<CouponTerms, 'discountValue' | 'freeShipping'>): boolean => discountValue > 0 || freeShipping;
/** Message for a coupon with neither discount nor free delivery. */
export const GIVES_NOTHING = '할인이나 무료 배송 가운데 하나는 있어야 해요.';
