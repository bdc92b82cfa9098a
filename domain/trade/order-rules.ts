import { monthsAfter } from '../kit/time.ts';
import { DEFECT_MONTHS, RETURN_DAYS } from '../policies/returns.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/** What a buyer may still ask for on a delivered line. A confirmed purchase leaves only the defect route. */
export function claimWindowOf(deliveredAt: Date | null, confirmed: boolean, now: Date): ClaimWindow {
  if (!deliveredAt || now >= monthsAfter(deliveredAt, DEFECT_MONTHS)) return 'closed';
  return confirmed || now >= daysAfter(deliveredAt, RETURN_DAYS) ? 'defectOnly' : 'open';
}
