import { problemsOf } from '#domain/kit/forms/problems.ts';
import { newArrivalDateForm, setNewArrivalDate } from '#domain/seller/orders/new-arrival-date.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** New arrival date (Asia/Seoul), and the reason that the buyer reads. */
export type NewArrivalDate = { day: string; reason: string };
/** The late order, and the earliest shipping day that may be chosen. */
export type NewArrivalDateAbout = { orderId: number; first: string };
/** Request to set the new arrival date of one order. */
export type NewArrivalDateSent = { orderId: number; named: NewArrivalDate };

/** Machine of the form that sets the one new arrival date of a late order; the buyer reads its reason. */
export const newArrivalDateFormMachine = createFormMachine<
  NewArrivalDate,
  NewArrivalDateSent,
  void,
  NewArrivalDateAbout
>({
  id: 'newArrivalDateForm',
  description: 'The one new day of arrival of an order that is late, with the reason that its buyer reads.',
  save: endpointPort(
    setNewArrivalDate,
    ({ body }) => ({ params: { id: body.orderId }, body: body.named }),
    nothing,
  ),
  blank: ({ first }) => ({ day: first, reason: '' }),
  rules: (values) => problemsOf(newArrivalDateForm, values),
  toBody: (named, { orderId }) => ({ orderId, named }),
});
