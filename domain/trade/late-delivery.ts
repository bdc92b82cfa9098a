import * as v from 'valibot';
import { businessDaysAfter } from '../kit/delivery-day.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { laterDay } from '../kit/time.ts';
import { ORDER_STATUSES } from './order-life.ts';

/**
 * What happens once a promised day has passed without delivery. `effectiveFrom` is the first promised day that it holds
 * for; for earlier ones the business days count from the day on which the delay was noted, and no points are given.
 */
export const LATE_DELIVERY = {
  effectiveFrom: '2026-11-24',
  /** Business days after which the buyer may cancel for everything paid, and the shop does. */
  buyerCancelDays: 3,
  shopCancelDays: 7,
  /** Given to the buyer once per order. */
  compensationPoints: 1_000,
} as const;

/** True once the promised day is over in Seoul. */
export const isOverdue = (promisedOn: string, today: string): boolean => promisedOn < today;

/** The day from which the business days until a cancellation count, for a delay that is noted today. */
export const countedFromOf = (promisedOn: string, today: string): string =>
  promisedOn < LATE_DELIVERY.effectiveFrom ? today : promisedOn;

/** The last day before a cancellation by the buyer, or by the shop: so many business days have to be over. */
export const lastDayBefore = (by: 'buyer' | 'shop', countedFrom: string): string =>
  businessDaysAfter(countedFrom, LATE_DELIVERY[`${by}CancelDays`]);

export const mayCancelLate = (by: 'buyer' | 'shop', countedFrom: string, today: string): boolean =>
  today > lastDayBefore(by, countedFrom);

/** The latest day from which on so many business days are over today that the shop cancels. */
export function lastOverdueDay(today: string): string {
  let day = laterDay(today, -1);
  while (!mayCancelLate('shop', day, today)) day = laterDay(day, -1);
  return day;
}

/** Days that a seller may name as the new day of arrival, both included: from tomorrow until the shop cancels. */
export const newDaysFrom = (countedFrom: string, today: string): { first: string; last: string } => ({
  first: laterDay(today, 1),
  last: lastDayBefore('shop', countedFrom),
});

/** What an order says of a delivery that has missed its promised day. */
export const lateSchema = v.object({
  /** New days that stores have named, each with its reason. */
  newDays: v.array(v.object({ storeName: v.string(), day: v.string(), reason: v.string() })),
  /** The buyer may cancel what has not come for everything paid; from the day after this one on, Seoul. */
  canCancel: v.boolean(),
  cancelAfter: v.string(),
});
export type LateDelivery = v.InferOutput<typeof lateSchema>;

export const cancelLateOrder = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/cancel-late',
  keyed: true,
  keyRequired: true,
  access: 'user',
  summary: 'Cancel what has missed its promised day by the business days of the policy, sent or not',
  params: idParams,
  response: v.object({ orderId: v.number(), status: v.picklist(ORDER_STATUSES) }),
  wrapping: 'envelope',
});
