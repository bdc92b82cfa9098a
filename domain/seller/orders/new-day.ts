import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { dateField, textField } from '../../kit/forms/form-fields.ts';

/** One rule set for form and server: which day, and why it was late. The order decides which days there are. */
export const newDayForm = v.object({ day: dateField, reason: textField('늦어진 이유', 2, 200) });

export const nameNewDay = endpoint({
  method: 'POST',
  path: '/api/seller/orders/{id}/new-day',
  keyed: true,
  access: 'seller',
  summary:
    'Name the one new day of arrival of my lines that have missed their promised day; the buyer is notified',
  params: idParams,
  body: newDayForm,
  response: v.object({ orderId: v.number(), day: v.string() }),
  wrapping: 'envelope',
});

/** What a seller's order says of own lines that have missed their promised day; days are of Seoul. */
export const ownLateSchema = v.object({
  promisedOn: v.string(),
  newDay: v.nullable(v.string()),
  reason: v.string(),
  /** Days that can be named, both included; null once one is named or none is left. */
  choice: v.nullable(v.object({ first: v.string(), last: v.string() })),
  /** What has not come when this day is over is cancelled by the shop. */
  cancelledAfter: v.string(),
});
export type OwnLate = v.InferOutput<typeof ownLateSchema>;
