import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsIn } from '#domain/kit/problems.ts';
import type { CheckoutQuote } from '#domain/trade/checkout.ts';
import { allPoints, checkoutProblems, usablePoints, withAddress } from '#domain/trade/checkout-draft.ts';
import { isUnanswered, messageOf } from '../kit/failure.ts';
import type {
  CheckoutContext,
  CheckoutDraft,
  CheckoutEdit,
  CheckoutInput,
  CheckoutStart,
  PaymentOrder,
  Requote,
} from './checkout.model.ts';

type Form = Pick<CheckoutContext, 'draft' | 'problems' | 'addresses' | 'quote'>;
type Turning = Form & Pick<CheckoutContext, 'turn'>;
type Edited = Pick<CheckoutContext, 'draft' | 'problems' | 'turn'>;

/** A checkout before anything is loaded. */
export const untouched = (input: CheckoutInput): CheckoutContext => ({
  ...input,
  quote: null,
  addresses: [],
  draft: null,
  problems: [],
  error: null,
  orderId: null,
  turn: 0,
});

/** The form as it opens. */
export const started = ({ quote, addresses, draft }: CheckoutStart) => ({
  quote,
  addresses,
  draft: { ...draft, couponId: quote.couponId },
  error: null,
});

/** The form at a new price. A coupon that does not fit was left out of it: paying must not ask for it. */
export const repriced = ({ draft, turn, quote: before }: CheckoutContext, quote: CheckoutQuote) => ({
  quote,
  draft: draft && { ...draft, couponId: quote.couponId },
  notice: null,
  turn: quote.finalPrice === before?.finalPrice ? turn : turn + 1,
});

/** What keeps the order from being paid, one row per field. */
export const problemsOf = ({ draft, quote }: Form): FieldProblem[] =>
  draft && quote ? checkoutProblems(draft, quote) : [];

export const isPayable = (form: Form): boolean =>
  form.draft !== null && form.quote !== null && problemsOf(form).length === 0;

/** What a new price is asked for. */
export const requoteOf = ({ items, draft, quote }: CheckoutContext): Requote => ({
  items,
  couponId: draft?.couponId ?? null,
  points: draft && quote ? usablePoints(draft.points, quote) : 0,
});

/** What is paid: exactly what was on screen. */
export function orderOf({ items, draft, quote, key, turn }: CheckoutContext): PaymentOrder {
  if (!draft || !quote) throw new Error('nothing is paid before it is priced');
  const points = usablePoints(draft.points, quote);
  return { items, draft, points, expectedTotal: quote.finalPrice, key: `${key}-${turn}` };
}

/**
 * The form after an order that was not seen to be placed. Without an answer it may well be: asking again for the
 * same one must carry the same key, so that the server finds it and makes no second.
 */
export const unplaced = ({ turn }: CheckoutContext, error: unknown) =>
  isUnanswered(error)
    ? { notice: 'UNANSWERED', problems: [], turn }
    : { notice: messageOf(error), problems: problemsIn(error), turn: turn + 1 };

/** Whether paying was refused because the total on screen is no longer what it costs. */
export const isPriceChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PRICE_CHANGED';

/** The form after an edit; what was wrong with an edited field is forgotten until paying is asked for again. */
export function edited(form: Turning, edit: CheckoutEdit): Edited {
  const { draft, problems, turn } = form;
  if (!draft) return { draft, problems, turn };
  const mended = fieldsOf(draft, edit);
  return {
    draft: { ...draft, ...changeOf(form, draft, edit) },
    problems: problems.filter(({ field }) => !mended.includes(field)),
    turn: edit.type === 'agreement.changed' ? turn : turn + 1,
  };
}

function changeOf(
  { addresses, quote }: Form,
  draft: CheckoutDraft,
  edit: CheckoutEdit,
): Partial<CheckoutDraft> {
  switch (edit.type) {
    case 'shipping.changed':
      return { shipping: { ...draft.shipping, [edit.field]: edit.value } };
    case 'address.chosen': {
      const address = addresses.find(({ id }) => id === edit.addressId);
      return address ? { shipping: withAddress(draft.shipping, address) } : {};
    }
    case 'coupon.chosen':
      return { couponId: edit.couponId };
    case 'points.changed':
      return { points: edit.points };
    case 'points.allUsed':
      return quote ? { points: allPoints(quote) } : {};
    case 'method.chosen':
      return { method: edit.method };
    case 'agreement.changed':
      return { agreed: edit.agreed };
  }
}

/** Names of the fields, as problems call them, that an edit fills again. */
function fieldsOf({ shipping }: CheckoutDraft, edit: CheckoutEdit): readonly string[] {
  switch (edit.type) {
    case 'shipping.changed':
      return [edit.field];
    case 'address.chosen':
      return Object.keys(shipping);
    case 'points.changed':
    case 'points.allUsed':
      return ['points'];
    case 'agreement.changed':
      return ['agreed'];
    default:
      return [];
  }
}
