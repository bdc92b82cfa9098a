import type { CouponTerms } from '#domain/trade/coupons/coupon.ts';
import { numberOf } from '../../kit/typed-number.ts';

/** Typed terms of a coupon: discount, free shipping and limits as the texts of their fields. */
export type TermValues = {
  discountType: CouponTerms['discountType'];
  discountValue: string;
  freeShipping: boolean;
  minOrderAmount: string;
  maxDiscountAmount: string;
};

export const BLANK_TERMS: TermValues = {
  discountType: 'FIXED_DISCOUNT',
  discountValue: '',
  freeShipping: false,
  minOrderAmount: '',
  maxDiscountAmount: '',
};

/** Returns the typed values for stored coupon terms. */
export const typedTerms = (terms: CouponTerms): TermValues => ({
  discountType: terms.discountType,
  discountValue: String(terms.discountValue),
  freeShipping: terms.freeShipping,
  minOrderAmount: String(terms.minOrderAmount),
  maxDiscountAmount: terms.maxDiscountAmount === null ? '' : String(terms.maxDiscountAmount),
});

/** Converts typed values to the coupon terms of a request. */
export const termsOf = (values: TermValues) => ({
  discountType: values.discountType,
  discountValue: numberOf(values.discountValue),
  freeShipping: values.freeShipping,
  minOrderAmount: numberOf(values.minOrderAmount) ?? 0,
  maxDiscountAmount: numberOf(values.maxDiscountAmount),
});
