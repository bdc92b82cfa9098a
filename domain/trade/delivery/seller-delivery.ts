import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { seoulDay } from '../../kit/time/time.ts';
import { SELLER_DELIVERED_DAYS } from '../../policies/delivery.ts';

/** Returns the first day (Asia/Seoul) on which the seller may mark a parcel as delivered. */
export const sellerDeliversFrom = (shippedAt: Date): string =>
  businessDaysAfter(seoulDay(shippedAt), SELLER_DELIVERED_DAYS);

/**
 * Returns whether the seller may mark a line as delivered; true for lines shipped before the rule,
 * which have no time.
 */
export const maySellerDeliver = (shippedAt: Date | null, now: Date): boolean =>
  shippedAt === null || sellerDeliversFrom(shippedAt) <= seoulDay(now);
