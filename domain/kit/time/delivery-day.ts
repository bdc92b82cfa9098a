import { COURIER_DAYS, CUT_OFF_HOUR } from '../../policies/delivery.ts';
import type { Delivery } from '../pricing/delivery.ts';
import { HOLIDAYS } from './holidays.ts';
import { laterDay, seoulDay, seoulHour } from './time.ts';

/** The shop packs and couriers drive. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day);
}

/** The day itself if it is a business day, else the next one. */
const businessDayFrom = (day: string): string =>
  isBusinessDay(day) ? day : businessDayFrom(laterDay(day, 1));

/** So many business days after a day. */
export function businessDaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = businessDayFrom(laterDay(at, 1));
  return at;
}

/** When a courier who takes something on this day hands it over. */
const arrivalOf = (shipsOn: string): string => businessDaysAfter(shipsOn, COURIER_DAYS);

/** The day on which something paid at that moment leaves the shop. */
function shipDayOf(paidAt: Date): string {
  const day = seoulDay(paidAt);
  return businessDayFrom(seoulHour(paidAt) < CUT_OFF_HOUR ? day : laterDay(day, 1));
}

/** What is bought at this moment. */
export function deliveryOf(now: Date): Delivery {
  const shipsOn = shipDayOf(now);
  return { today: seoulDay(now), shipsOn, arrivesOn: arrivalOf(shipsOn) };
}

/**
 * The delivery of a paid order. `promisedOn` is the day that was promised at payment: neither the clock nor a late
 * parcel moves it. Orders without a stored day get the one that their payment promised.
 */
export function deliveryOfOrder(
  { paidAt, promisedOn }: { paidAt: Date; promisedOn: string | null },
  shippedAt: Date | null,
  now: Date,
): Delivery {
  const shipsOn = shippedAt ? seoulDay(shippedAt) : shipDayOf(paidAt);
  return { today: seoulDay(now), shipsOn, arrivesOn: promisedOn ?? deliveryOf(paidAt).arrivesOn };
}
