import { COURIER_DAYS, CUT_OFF_HOUR } from '../policies/delivery.ts';
import type { Delivery } from './delivery.ts';
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

/** What was bought: from the day it left; until then from the day it was paid, unless that day is over. */
export function deliveryOfOrder(paidAt: Date, shippedAt: Date | null, now: Date): Delivery {
  const today = seoulDay(now);
  const promised = shipDayOf(paidAt);
  const still = promised < today ? shipDayOf(now) : promised;
  const shipsOn = shippedAt ? seoulDay(shippedAt) : still;
  return { today, shipsOn, arrivesOn: arrivalOf(shipsOn) };
}
