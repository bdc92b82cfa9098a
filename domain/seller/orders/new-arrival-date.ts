import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { dateField, textField } from '../../kit/forms/form-fields.ts';

/** Form of a new delivery date, validated by client and server; the order limits the dates. */
export const newArrivalDateForm = v.object({ day: dateField, reason: textField('늦어진 이유', 2, 200) });

/**
 * Endpoint of sellers: sets the one new arrival date of late order lines; the buyer is notified.
 */
export const setNewArrivalDate = endpoint({
  method: 'POST',
  path: '/api/seller/orders/{id}/new-day',
  keyed: true,
  access: 'seller',
  summary: "Sets the one new arrival date of overdue lines of the caller's store; the buyer is notified.",
  params: idParams,
  body: newArrivalDateForm,
  response: v.object({ orderId: v.number(), day: v.string() }),
  wrapping: 'envelope',
});

/** Overdue lines of the seller in an order; days are in Asia/Seoul. */
export const ownLateSchema = v.object({
  promisedOn: v.string(),
  newDay: v.nullable(v.string()),
  reason: v.string(),
  /** Dates that can be named, both inclusive; null once one is named or none is left. */
  choice: v.nullable(v.object({ first: v.string(), last: v.string() })),
  /** Day after which undelivered lines are cancelled automatically. */
  cancelledAfter: v.string(),
});
export type OwnLate = v.InferOutput<typeof ownLateSchema>;
