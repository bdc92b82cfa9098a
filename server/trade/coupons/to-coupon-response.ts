import { type CouponTerms, couponStatusOf } from '#domain/trade/coupons/coupon.ts';
import type { CouponRow } from './store.ts';

/** Returns the terms of a coupon for pricing. */
export const termsOf = (row: CouponRow): CouponTerms => ({
  discountType: row.discount_type,
  discountValue: row.discount_value,
  freeShipping: row.free_shipping,
  minOrderAmount: row.min_order_amount,
  maxDiscountAmount: row.max_discount_amount,
});

/** Maps a coupon to both sets of names of contract 12. */
export const toCouponResponse = (row: CouponRow, now: Date) => ({
  couponId: row.id,
  couponCode: row.code,
  couponName: row.name,
  ...termsOf(row),
  isFreeShipping: row.free_shipping,
  couponStatus: couponStatusOf(row.used_at, row.expires_at, now),
  issuedAt: row.issued_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});
