import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { COUPON_TYPES, couponSchema } from './coupon.ts';

/** Most coupons to download that one list has; the ones that end first. */
export const MAX_DOWNLOADS = 20;

/** Schema of a coupon that members can download; amounts in won. */
export const couponDownloadSchema = v.object({
  campaignId: v.number(),
  name: v.string(),
  discountType: v.picklist(COUPON_TYPES),
  discountValue: v.number(),
  freeShipping: v.boolean(),
  minOrderAmount: v.number(),
  maxDiscountAmount: v.nullable(v.number()),
  /** Days from the download until the coupon expires. */
  validDays: v.number(),
  endsAt: v.string(),
  /** Store to whose products alone the coupon applies; null for every product of the shop. */
  storeName: v.nullable(v.string()),
  /** True if the caller has downloaded it. */
  isTaken: v.boolean(),
});
export type CouponDownload = v.InferOutput<typeof couponDownloadSchema>;

/** Endpoint of the role `user`: coupons to download; those that are gone are left out unless the caller has one. */
export const listCouponDownloads = endpoint({
  method: 'GET',
  path: '/api/users/coupon-downloads',
  access: 'user',
  summary: 'Lists the coupons that the caller can download or has downloaded while their campaigns run.',
  /** Page of a store or of one of its products, whose store's coupons are offered too. */
  query: v.object({ storeId: v.optional(idSchema) }),
  response: v.array(couponDownloadSchema),
  wrapping: 'envelope',
});

/** Endpoint of the role `user`: downloads a coupon, once per person, while there are any left. */
export const downloadCoupon = endpoint({
  method: 'POST',
  path: '/api/users/coupon-downloads/{id}',
  keyed: true,
  access: 'user',
  summary: 'Downloads the coupon of a campaign, once per person.',
  params: idParams,
  response: couponSchema,
  wrapping: 'envelope',
  rateLimit: 30,
});
