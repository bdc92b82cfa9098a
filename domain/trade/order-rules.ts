import { laterDay, monthsAfter, seoulDay, startOfDay } from '../kit/time.ts';
import { DEFECT_MONTHS, RETURN_DAYS } from '../policies/returns.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

/** Last day in Seoul, as `yyyy-MM-dd`, on which a return without a reason can be asked for: the day of delivery is not counted. */
export const lastReturnDay = (deliveredAt: Date): string => laterDay(seoulDay(deliveredAt), RETURN_DAYS);

/** The moment at which the return days of a delivery are over, and its purchase confirms itself: midnight after the last day. */
export const returnEnd = (deliveredAt: Date): Date => startOfDay(laterDay(lastReturnDay(deliveredAt), 1));

/** Return days of what was delivered before this moment (exclusive) are over at `now`; the inverse of `returnEnd`. */
export const returnEndedBefore = (now: Date): Date => startOfDay(laterDay(seoulDay(now), -RETURN_DAYS));

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/**
 * What a buyer may still ask for on a delivered line. A confirmed purchase leaves only the defect route. The days of a line
 * whose delivery is disputed stand still.
 */
export function claimWindowOf(
  deliveredAt: Date | null,
  confirmed: boolean,
  now: Date,
  isDisputed = false,
): ClaimWindow {
  if (deliveredAt && isDisputed) return 'open';
  if (!deliveredAt || now >= monthsAfter(deliveredAt, DEFECT_MONTHS)) return 'closed';
  return confirmed || now >= returnEnd(deliveredAt) ? 'defectOnly' : 'open';
}
