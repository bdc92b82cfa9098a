import { type CouponTerms, couponStatusOf } from '#domain/trade/coupons/coupon.ts';
import type { CouponRow } from './store.ts';

/** Returns only the terms of a coupon or campaign, for pricing. */
export const termsOf = (row: CouponTerms): CouponTerms => ({
  discountType: row.discountType,
  discountValue: row.discountValue,
  freeShipping: row.freeShipping,
  minOrderAmount: row.minOrderAmount,
  maxDiscountAmount: row.maxDiscountAmount,
});

/** Maps a coupon to both sets of names of contract 12. */
export const toCouponResponse = (row: CouponRow, now: Date) => ({
  couponId: row.id,
  couponCode: row.code,
  couponName: row.name,
  ...termsOf(row),
  isFreeShipping: row.freeShipping,
  couponStatus: couponStatusOf(row.usedAt, row.expiresAt, now),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});
