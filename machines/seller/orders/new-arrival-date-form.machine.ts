import { problemsOf } from '#domain/kit/forms/problems.ts';
import { nameNewDay, newDayForm } from '#domain/seller/orders/new-arrival-date.ts';
import { asks, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

export type NewDay = { day: string; reason: string };
/** The late order, and the earliest shipping day that may be chosen. */
export type NewDayAbout = { orderId: number; first: string };
export type NewDaySent = { orderId: number; named: NewDay };

export const newDayFormMachine = createFormMachine<NewDay, NewDaySent, void, NewDayAbout>({
  id: 'newDayForm',
  description: 'The one new day of arrival of an order that is late, with the reason that its buyer reads.',
  save: asks(nameNewDay, ({ body }) => ({ params: { id: body.orderId }, body: body.named }), nothing),
  blank: ({ first }) => ({ day: first, reason: '' }),
  rules: (values) => problemsOf(newDayForm, values),
  toBody: (named, { orderId }) => ({ orderId, named }),
});
