import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { laterDay } from '../../kit/time/time.ts';
import { LATE_RULES_FROM } from '../../policies/late-delivery.ts';
import type { LateTerms } from '../orders/order-terms.ts';

/** Who cancels a late order, and the term that says after how many business days. */
const CANCEL_DAYS = { buyer: 'buyerCancelDays', shop: 'shopCancelDays' } as const;
type Canceller = keyof typeof CANCEL_DAYS;

/** True once the promised day is over in Seoul. */
export const isOverdue = (promisedOn: string, today: string): boolean => promisedOn < today;

/**
 * The day from which the business days until a cancellation count, for a delay that is noted today: days that were promised
 * before the rules held count from the notice, so that no old order is cancelled without a warning.
 */
export const countedFromOf = (promisedOn: string, today: string): string =>
  promisedOn < LATE_RULES_FROM ? today : promisedOn;

/** The last day before a cancellation by the buyer, or by the shop: so many business days have to be over. */
export const lastDayBefore = (by: Canceller, countedFrom: string, late: LateTerms): string =>
  businessDaysAfter(countedFrom, late[CANCEL_DAYS[by]]);

export const mayCancelLate = (by: Canceller, countedFrom: string, today: string, late: LateTerms): boolean =>
  today > lastDayBefore(by, countedFrom, late);

/** The latest day from which on so many business days are over today that the shop cancels. */
export function lastOverdueDay(today: string, shopCancelDays: number): string {
  let day = laterDay(today, -1);
  while (today <= businessDaysAfter(day, shopCancelDays)) day = laterDay(day, -1);
  return day;
}

/** Points for an order that has missed this promised day; none for days that were promised before the rules held. */
export const latePointsOf = (promisedOn: string, { points }: LateTerms): number =>
  promisedOn < LATE_RULES_FROM ? 0 : points;

/** Days that a seller may name as the new day of arrival, both included: from tomorrow until the shop cancels. */
export const newDaysFrom = (
  countedFrom: string,
  today: string,
  late: LateTerms,
): { first: string; last: string } => ({
  first: laterDay(today, 1),
  last: lastDayBefore('shop', countedFrom, late),
});
