import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { laterDay } from '../../kit/time/time.ts';
import { LATE_RULES_FROM } from '../../policies/late-delivery.ts';
import type { LateTerms } from '../orders/order-terms.ts';

/** Term of the order that holds the number of business days before each party may cancel. */
const CANCEL_DAYS = { buyer: 'buyerCancelDays', shop: 'shopCancelDays' } as const;
type Canceller = keyof typeof CANCEL_DAYS;

/** Returns whether the promised day has passed (Asia/Seoul). */
export const isOverdue = (promisedOn: string, today: string): boolean => promisedOn < today;

/**
 * Returns the day from which the business days before a cancellation count, for a delay recorded
 * today. Promises older than LATE_RULES_FROM count from the record, so that no old order is
 * cancelled without notice.
 */
export const countedFromOf = (promisedOn: string, today: string): string =>
  promisedOn < LATE_RULES_FROM ? today : promisedOn;

/** Returns the last day before the buyer, or the shop, may cancel. */
export const lastDayBefore = (by: Canceller, countedFrom: string, late: LateTerms): string =>
  businessDaysAfter(countedFrom, late[CANCEL_DAYS[by]]);

/** Returns whether the buyer, or the shop, may cancel a late order today. */
export const mayCancelLate = (by: Canceller, countedFrom: string, today: string, late: LateTerms): boolean =>
  today > lastDayBefore(by, countedFrom, late);

/** Returns the latest counting day for which the shop cancels today. */
export function lastOverdueDay(today: string, shopCancelDays: number): string {
  let day = laterDay(today, -1);
  while (today <= businessDaysAfter(day, shopCancelDays)) day = laterDay(day, -1);
  return day;
}

/**
 * Returns the points for an order that missed its promised day; 0 for promises older than
 * LATE_RULES_FROM.
 */
export const latePointsOf = (promisedOn: string, { points }: LateTerms): number =>
  promisedOn < LATE_RULES_FROM ? 0 : points;

/**
 * Returns the days that a seller may name as the new delivery date, both inclusive: from tomorrow
 * until the shop cancels.
 */
export const newArrivalDatesFrom = (
  countedFrom: string,
  today: string,
  late: LateTerms,
): { first: string; last: string } => ({
  first: laterDay(today, 1),
  last: lastDayBefore('shop', countedFrom, late),
});
