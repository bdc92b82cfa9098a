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

/** A checkout before anything is loaded. */
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

/** The form as it opens. */
export const started = ({ quote, addresses, values }: CheckoutStart) => ({
  quote,
  addresses,
  values: { ...values, couponId: quote.couponId },
  failure: null,
});

/** The form at a new price. A coupon that does not fit was left out of it: paying must not ask for it. */
export const repriced = ({ values, turn, quote: before }: CheckoutContext, quote: CheckoutQuote) => ({
  quote,
  values: { ...values, couponId: quote.couponId },
  error: null,
  turn: quote.finalPrice === before?.finalPrice ? turn : turn + 1,
});

/** What keeps the order from being paid, one row per field. */
export const problemsOf = ({ values, quote }: CheckoutContext): FieldProblem[] =>
  quote ? checkoutProblems(values, quote) : [];

/** What a new price is asked for. */
export const requoteOf = ({ items, values, quote }: CheckoutContext): Requote => ({
  items,
  couponId: values.couponId,
  points: quote ? usablePoints(values.points, quote) : 0,
});

/** What is paid: exactly what was on screen. */
export function orderOf({ items, values, quote, key, turn }: CheckoutContext): PaymentOrder {
  if (!quote) throw new Error('nothing is paid before it is priced');
  const points = usablePoints(values.points, quote);
  return { items, values, points, expectedTotal: quote.finalPrice, key: `${key}-${turn}` };
}

/**
 * The form after an order that was not seen to be placed. Without an answer it may well be: asking again for the
 * same one must carry the same key, so that the server finds it and makes no second.
 */
export const unplaced = ({ turn }: CheckoutContext, error: unknown) => ({
  ...refusedBy(error),
  turn: isUnanswered(error) ? turn : turn + 1,
});

/** Whether paying was refused because the total on screen is no longer what it costs. */
export const isPriceChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PRICE_CHANGED';

/** Whether a change alters the total. */
export const isAboutPrice = (change: Change<CheckoutValues>): boolean =>
  'couponId' in change || 'points' in change;

/** The form after a change: to agree anew is the same order, anything else is another one. */
export const edited = (form: CheckoutContext, change: Change<CheckoutValues>) => ({
  ...changed(form, change),
  turn: 'agreed' in change ? form.turn : form.turn + 1,
});
