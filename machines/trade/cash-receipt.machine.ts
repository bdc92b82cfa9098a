import { problemsOf } from '#domain/kit/forms/problems.ts';
import { askCashReceipt, CASH_RECEIPT_KINDS, cashReceiptForm } from '#domain/trade/orders/cash-receipt.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Chosen kind of a cash receipt, and the number it is issued to. */
export type TypedReceipt = { kind: string; number: string };
/** Request for the cash receipt of one order. */
export type ReceiptSent = { id: number; receipt: TypedReceipt };

/** Machine of the form by which the cash receipt of an order is asked for. */
export const cashReceiptMachine = createFormMachine<TypedReceipt, ReceiptSent, undefined, { id: number }>({
  id: 'cashReceipt',
  description: 'Kind and number of the cash receipt of an order; a number that is refused is corrected here.',
  save: endpointPort(
    askCashReceipt,
    ({ body: { id, receipt } }) => ({
      params: { id },
      body: {
        ...receipt,
        kind: CASH_RECEIPT_KINDS.find((kind) => kind === receipt.kind) ?? CASH_RECEIPT_KINDS[0],
      },
    }),
    (_) => undefined,
  ),
  blank: () => ({ kind: CASH_RECEIPT_KINDS[0], number: '' }),
  rules: (values) => problemsOf(cashReceiptForm, values),
  toBody: (receipt, { id }) => ({ id, receipt }),
});
