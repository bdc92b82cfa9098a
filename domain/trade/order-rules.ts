/** Orders a member may have that wait for their payment: each holds stock that others cannot buy. */
export const MAX_UNPAID_ORDERS = 5;
/** Minutes that stock is held for a payment that has started. */
export const HOLD_MINUTES = 15;
/** Days after delivery for return and exchange without a reason, and until a purchase confirms itself. */
export const RETURN_DAYS = 7;
/** Days after delivery in which a faulty pair can be sent back. */
export const DEFECT_DAYS = 90;
/** Days the built-in courier takes. */
export const COURIER_DAYS = 2;

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

export type ClaimWindow = 'open' | 'defectOnly' | 'closed';

/** What a buyer may still ask for on a delivered line. A confirmed purchase leaves only the defect route. */
export function claimWindowOf(deliveredAt: Date | null, confirmed: boolean, now: Date): ClaimWindow {
  if (!deliveredAt || now >= daysAfter(deliveredAt, DEFECT_DAYS)) return 'closed';
  return confirmed || now >= daysAfter(deliveredAt, RETURN_DAYS) ? 'defectOnly' : 'open';
}
