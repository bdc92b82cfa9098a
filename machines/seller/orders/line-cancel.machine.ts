import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import { cancelForm } from '#domain/seller/orders/seller-order.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

type CancelledLine = Pick<SellerLine, 'orderItemId' | 'productId' | 'optionDetails'>;
/** Order, and its lines that the seller is about to cancel. */
export type CancelAbout = { orderId: number; lines: readonly CancelledLine[] };
/** Reason of the cancellation, and whether the option is set to sold out. */
export type CancelValues = { reason: string; isSoldOut: boolean };
/** Request to cancel lines of an order. */
export type CancelSent = CancelAbout & CancelValues;

const bodyOf = ({ reason }: CancelValues, { lines }: CancelAbout) => ({
  orderItemIds: lines.map(({ orderItemId }) => orderItemId),
  reason,
});

/**
 * Machine of the form that cancels order lines with a reason and, if chosen, sets their options to sold
 * out.
 */
export const lineCancelMachine = createFormMachine<
  CancelValues,
  CancelSent,
  { isSoldOut: boolean },
  CancelAbout
>({
  id: 'lineCancel',
  description:
    'Lines that cannot be sent are cancelled with a reason; their options may be sold out from then on.',
  blank: () => ({ reason: '', isSoldOut: false }),
  rules: (values, about) => problemsOf(cancelForm, bodyOf(values, about)),
  toBody: (values, about) => ({ ...about, ...values }),
});
