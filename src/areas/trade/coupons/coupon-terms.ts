import { formatWon } from '#domain/kit/format.ts';
import type { Coupon } from '#domain/trade/coupons/coupon.ts';
import { couponText as text } from './coupons.text.ts';

/** Terms of a coupon that its texts name. */
export type ShownTerms = Pick<
  Coupon,
  'discountType' | 'discountValue' | 'freeShipping' | 'minOrderAmount' | 'maxDiscountAmount' | 'storeName'
>;

/** Returns what a coupon takes off, as text. */
export function benefitOf({
  discountType,
  discountValue,
  freeShipping,
}: Pick<ShownTerms, 'discountType' | 'discountValue' | 'freeShipping'>): string {
  const off =
    discountType === 'RATE_DISCOUNT' ? text.percent(discountValue) : text.won(formatWon(discountValue));
  return [discountValue > 0 ? off : '', freeShipping ? text.freeShipping : ''].filter(Boolean).join(' + ');
}

/** Returns the conditions of a coupon, as text: its store, least amount and cap. */
export const conditionsOf = ({ minOrderAmount, maxDiscountAmount, storeName }: ShownTerms): string =>
  [
    storeName ? text.onlyAt(storeName) : '',
    minOrderAmount > 0 ? text.least(formatWon(minOrderAmount)) : text.always,
    maxDiscountAmount === null ? '' : text.most(formatWon(maxDiscountAmount)),
  ]
    .filter(Boolean)
    .join(' · ');
