import { type CouponTerms, couponStatusOf, type PayableCoupon } from '#domain/trade/coupons/coupon.ts';
import type { CouponRow } from './store.ts';

/** Returns only the terms of a coupon or campaign, for pricing. */
export const termsOf = (row: CouponTerms): CouponTerms => ({
  discountType: row.discountType,
  discountValue: row.discountValue,
  freeShipping: row.freeShipping,
  minOrderAmount: row.minOrderAmount,
  maxDiscountAmount: row.maxDiscountAmount,
});

/** Returns the terms of a coupon with the store that pays for it. */
export const payableOf = (row: PayableCoupon): PayableCoupon => ({ ...termsOf(row), storeId: row.storeId });

/** Maps a coupon to both sets of names of contract 12. */
export const toCouponResponse = (row: CouponRow, now: Date) => ({
  couponId: row.id,
  couponCode: row.code,
  couponName: row.name,
  ...termsOf(row),
  isFreeShipping: row.freeShipping,
  storeName: row.storeName,
  couponStatus: couponStatusOf(row.usedAt, row.expiresAt, now),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});
