import { problemsOf } from '#domain/kit/forms/problems.ts';
import { paySettlement, settlementPaidForm } from '#domain/seller/settlements/settlement.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Settlement statement with the day (Asia/Seoul) on which it was paid. */
export type PaidSettlement = { id: number; paidOn: string };

/**
 * Machine of the form that records the day on which a settlement statement was paid; it opens with today.
 */
export const settlementPaymentMachine = createFormMachine<
  { paidOn: string },
  PaidSettlement,
  void,
  { id: number; today: string }
>({
  id: 'settlementPayment',
  description: 'An administrator says on which day a statement was paid.',
  save: endpointPort(
    paySettlement,
    ({ body: { id, paidOn } }) => ({ params: { id }, body: { paidOn } }),
    nothing,
  ),
  blank: ({ today }) => ({ paidOn: today }),
  rules: (values) => problemsOf(settlementPaidForm, values),
  toBody: ({ paidOn }, { id }) => ({ id, paidOn }),
});
