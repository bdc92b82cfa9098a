import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { Quote } from '#domain/trade/cart/quote.ts';
import { newOrderTerms } from '#domain/trade/orders/new-order-terms.ts';
import { isGone } from '#domain/trade/orders/order-lifecycle.ts';

type Seeded = { status: string; at: Date; isOver: boolean };

/** Returns the terms of a seeded order in progress; completed ones predate stored terms. */
export function openTerms(quote: Quote, { status, at, isOver }: Seeded): { terms?: string } {
  if (isOver || isGone(status)) return {};
  const terms = newOrderTerms(quote, levelProgressOf(0).level);
  return { terms: JSON.stringify({ ...terms, promisedOn: deliveryOf(at).arrivesOn }) };
}
