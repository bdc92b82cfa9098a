import { businessDaysAfter } from '../kit/delivery-day.ts';
import { laterDay } from '../kit/time.ts';
import { BUYER_CANCEL_DAYS, LATE_RULES_FROM, SHOP_CANCEL_DAYS } from '../policies/late-delivery.ts';

/** Business days that have to be over before a cancellation. */
const CANCEL_DAYS = { buyer: BUYER_CANCEL_DAYS, shop: SHOP_CANCEL_DAYS } as const;

/** True once the promised day is over in Seoul. */
export const isOverdue = (promisedOn: string, today: string): boolean => promisedOn < today;

/**
 * The day from which the business days until a cancellation count, for a delay that is noted today: days that were promised
 * before the rules held count from the notice, so that no old order is cancelled without a warning.
 */
export const countedFromOf = (promisedOn: string, today: string): string =>
  promisedOn < LATE_RULES_FROM ? today : promisedOn;

/** The last day before a cancellation by the buyer, or by the shop: so many business days have to be over. */
export const lastDayBefore = (by: 'buyer' | 'shop', countedFrom: string): string =>
  businessDaysAfter(countedFrom, CANCEL_DAYS[by]);

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
