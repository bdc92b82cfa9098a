import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { seoulDay } from '../../kit/time/time.ts';
import { SELLER_DELIVERED_DAYS } from '../../policies/delivery.ts';

/** The first day in Seoul on which the seller may mark as delivered what was dispatched at a moment. */
export const sellerDeliversFrom = (shippedAt: Date): string =>
  businessDaysAfter(seoulDay(shippedAt), SELLER_DELIVERED_DAYS);

/** True from that day on, and for a line whose dispatch has no time because it is older than the rule. */
export const maySellerDeliver = (shippedAt: Date | null, now: Date): boolean =>
  shippedAt === null || sellerDeliversFrom(shippedAt) <= seoulDay(now);
