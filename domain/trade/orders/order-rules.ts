import { laterDay, monthsAfter, seoulDay, startOfDay } from '../../kit/time/time.ts';
import type { HandlingTerms } from './order-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

type ReturnTerms = Pick<HandlingTerms, 'returnDays'>;
type ConfirmTerms = Pick<HandlingTerms, 'confirmDays'>;

/** Last day in Seoul, as `yyyy-MM-dd`, on which a return without a reason can be asked for: the day of delivery is not counted. */
export const lastReturnDay = (deliveredAt: Date, { returnDays }: ReturnTerms): string =>
  laterDay(seoulDay(deliveredAt), returnDays);

/** The moment at which the return days of a delivery are over: midnight after the last day. */
export const returnEnd = (deliveredAt: Date, terms: ReturnTerms): Date =>
  startOfDay(laterDay(lastReturnDay(deliveredAt, terms), 1));

/** Last day in Seoul before a purchase confirms itself. */
export const lastDayToConfirm = (deliveredAt: Date, { confirmDays }: ConfirmTerms): string =>
  laterDay(seoulDay(deliveredAt), confirmDays);

/** The moment at which a purchase confirms itself: midnight after the last day. */
export const confirmsAt = (deliveredAt: Date, terms: ConfirmTerms): Date =>
  startOfDay(laterDay(lastDayToConfirm(deliveredAt, terms), 1));

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/**
 * What a buyer may still ask for on a delivered line. A confirmed purchase leaves only the defect route. The days of a line
 * whose delivery is disputed stand still.
 */
export function claimWindowOf(
  deliveredAt: Date | null,
  confirmed: boolean,
  now: Date,
  terms: ReturnTerms & Pick<HandlingTerms, 'defectMonths'>,
  isDisputed = false,
): ClaimWindow {
  if (deliveredAt && isDisputed) return 'open';
  if (!deliveredAt || now >= monthsAfter(deliveredAt, terms.defectMonths)) return 'closed';
  return confirmed || now >= returnEnd(deliveredAt, terms) ? 'defectOnly' : 'open';
}
