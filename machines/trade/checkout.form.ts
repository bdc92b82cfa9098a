import type { FieldProblem } from '#domain/kit/errors.ts';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import { checkoutProblems, usablePoints } from '#domain/trade/cart/checkout-draft.ts';
import { isUnanswered } from '../kit/failure.ts';
import { type Change, changed, refusedBy } from '../kit/form.ts';
import {
  type CheckoutContext,
  type CheckoutInput,
  type CheckoutStart,
  type CheckoutValues,
  NO_CHOICES,
  type PaymentOrder,
  type Requote,
} from './checkout.model.ts';

/** Context of a checkout before anything is loaded. */
export const untouched = ({ notice, ...input }: CheckoutInput): CheckoutContext => ({
  ...input,
  values: NO_CHOICES,
  problems: [],
  error: notice,
  quote: null,
  addresses: [],
  failure: null,
  orderId: null,
  turn: 0,
});

/** Returns the form after loading. */
export const started = ({ quote, addresses, values }: CheckoutStart) => ({
  quote,
  addresses,
  values: { ...values, couponId: quote.couponId },
  failure: null,
});

/** Form at a new price. A coupon that no longer fits is not in the quote, so the order must not name it. */
export const repriced = ({ values, turn, quote: before }: CheckoutContext, quote: CheckoutQuote) => ({
  quote,
  values: { ...values, couponId: quote.couponId },
  error: null,
  turn: quote.finalPrice === before?.finalPrice ? turn : turn + 1,
});

/** Problems that prevent payment, one per field. */
export const problemsOf = ({ values, quote }: CheckoutContext): FieldProblem[] =>
  quote ? checkoutProblems(values, quote) : [];

/** Input of a new quote. */
export const requoteOf = ({ items, values, quote }: CheckoutContext): Requote => ({
  items,
  couponId: values.couponId,
  points: quote ? usablePoints(values.points, quote) : 0,
});

/** Request body of the order, exactly as priced on screen. Throws if there is no quote, which the chart rules out. */
export function orderOf({ items, values, quote, key, turn }: CheckoutContext): PaymentOrder {
  if (!quote) throw new Error('nothing is paid before it is priced');
  const points = usablePoints(values.points, quote);
  return { items, values, points, expectedTotal: quote.finalPrice, key: `${key}-${turn}` };
}

/**
 * Form after a failed order. If the result is unknown the order may exist, so a retry keeps its idempotency key and
 * the server creates no second one; any other failure takes a new key.
 */
export const unplaced = ({ turn }: CheckoutContext, error: unknown) => ({
  ...refusedBy(error),
  turn: isUnanswered(error) ? turn : turn + 1,
});

/** True if the order was refused because its total has changed since the quote. */
export const isPriceChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PRICE_CHANGED';

/** True if a change of the form alters the total. */
export const isAboutPrice = (change: Change<CheckoutValues>): boolean =>
  'couponId' in change || 'points' in change;

/** Form after a change; any change but the consent makes it another order with a new idempotency key. */
export const edited = (form: CheckoutContext, change: Change<CheckoutValues>) => ({
  ...changed(form, change),
  turn: 'agreed' in change ? form.turn : form.turn + 1,
});
