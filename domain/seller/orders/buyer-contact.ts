import { CONTACT_DAYS } from '../../policies/records.ts';
import { isComing } from '../../trade/orders/order-lifecycle.ts';
import { daysAfter } from '../../trade/orders/order-rules.ts';
import { SHIPPING, type Shipping, shippingOf } from '../../trade/orders/shipping.ts';

/** Levels of a seller's access to the buyer's address. */
export const CONTACT_VIEWS = ['FULL', 'MASKED', 'NONE'] as const;
export type ContactView = (typeof CONTACT_VIEWS)[number];

type Line = { status: string; deliveredAt: Date | null; hasOpenClaim: boolean };

function viewOfLine({ status, deliveredAt, hasOpenClaim }: Line, now: Date): ContactView {
  if (isComing(status)) return 'FULL';
  if (!hasOpenClaim) return 'NONE';
  return deliveredAt && now >= daysAfter(deliveredAt, CONTACT_DAYS) ? 'MASKED' : 'FULL';
}

/**
 * Returns the access that a seller needs for the own lines: shipping and claims need the address.
 */
export function contactViewOf(lines: readonly Line[], now: Date): ContactView {
  const views = lines.map((line) => viewOfLine(line, now));
  return CONTACT_VIEWS.find((view) => views.includes(view)) ?? 'NONE';
}

/** Returns the part of an address that a level of access allows; null for none. */
export function contactAs(view: ContactView, whole: Shipping): Shipping | null {
  if (view === 'NONE') return null;
  if (view === 'FULL') return whole;
  return shippingOf((field) => SHIPPING[field].masked(whole[field]));
}
