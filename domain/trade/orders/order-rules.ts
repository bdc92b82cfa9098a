import { laterDay, monthsAfter, seoulDay, startOfDay } from '../../kit/time/time.ts';
import type { HandlingTerms } from './order-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Returns the time some days of 24 hours later. */
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

type ReturnTerms = Pick<HandlingTerms, 'returnDays'>;
type ConfirmTerms = Pick<HandlingTerms, 'confirmDays'>;

/**
 * Returns the last day (Asia/Seoul, `yyyy-MM-dd`) for a return without a reason; the day of
 * delivery is not counted.
 */
export const lastReturnDay = (deliveredAt: Date, { returnDays }: ReturnTerms): string =>
  laterDay(seoulDay(deliveredAt), returnDays);

/** Returns the exclusive end of the return period: midnight after the last day. */
export const returnEnd = (deliveredAt: Date, terms: ReturnTerms): Date =>
  startOfDay(laterDay(lastReturnDay(deliveredAt, terms), 1));

/** Returns the last day (Asia/Seoul) before the automatic confirmation. */
export const lastDayToConfirm = (deliveredAt: Date, { confirmDays }: ConfirmTerms): string =>
  laterDay(seoulDay(deliveredAt), confirmDays);

/** Returns the moment of the automatic confirmation: midnight after the last day. */
export const confirmsAt = (deliveredAt: Date, terms: ConfirmTerms): Date =>
  startOfDay(laterDay(lastDayToConfirm(deliveredAt, terms), 1));

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/**
 * Returns which claims a buyer may make on a delivered line. A confirmed purchase leaves only the
 * defect route. A disputed delivery suspends the period.
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
