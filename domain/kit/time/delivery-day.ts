import { COURIER_DAYS, CUT_OFF_HOUR } from '../../policies/delivery.ts';
import type { Delivery } from '../pricing/delivery.ts';
import { HOLIDAYS } from './holidays.ts';
import { laterDay, seoulDay, seoulHour } from './time.ts';

/** Returns whether the shop packs and couriers deliver on a day. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day);
}

/** Returns the day itself if it is a business day, otherwise the next business day. */
const businessDayFrom = (day: string): string =>
  isBusinessDay(day) ? day : businessDayFrom(laterDay(day, 1));

/** Returns the day `count` business days after a day. */
export function businessDaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = businessDayFrom(laterDay(at, 1));
  return at;
}

/** Returns the day on which a parcel handed to the courier on `shipsOn` arrives. */
const arrivalOf = (shipsOn: string): string => businessDaysAfter(shipsOn, COURIER_DAYS);

/** Returns the day on which an order paid at this moment is shipped. */
function shipDayOf(paidAt: Date): string {
  const day = seoulDay(paidAt);
  return businessDayFrom(seoulHour(paidAt) < CUT_OFF_HOUR ? day : laterDay(day, 1));
}

/** Estimates the delivery of an order paid at `now`. */
export function deliveryOf(now: Date): Delivery {
  const shipsOn = shipDayOf(now);
  return { today: seoulDay(now), shipsOn, arrivesOn: arrivalOf(shipsOn) };
}

/**
 * Returns the delivery of a paid order. `promisedOn` is the date promised at payment: neither the
 * clock nor a late parcel changes it. Orders without a stored date get the one that follows from
 * their payment.
 */
export function deliveryOfOrder(
  { paidAt, promisedOn }: { paidAt: Date; promisedOn: string | null },
  shippedAt: Date | null,
  now: Date,
): Delivery {
  const shipsOn = shippedAt ? seoulDay(shippedAt) : shipDayOf(paidAt);
  return { today: seoulDay(now), shipsOn, arrivesOn: promisedOn ?? deliveryOf(paidAt).arrivesOn };
}
