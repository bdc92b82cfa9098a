import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { ORDER_STATUSES } from '../orders/order-lifecycle.ts';

const lines = v.object({ orderItemIds: v.optional(v.pipe(v.array(idSchema), v.maxLength(50)), []) });
const result = v.object({ orderId: v.number(), status: v.picklist(ORDER_STATUSES) });

/**
 * Endpoint of members: disputes the delivery of order lines, which stops their automatic
 * confirmation and return period.
 */
export const reportNotReceived = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/not-received',
  keyed: true,
  access: 'member',
  summary:
    'Reports delivered lines as not received, which suspends their confirmation and return period; without ids all unconfirmed ones.',
  params: idParams,
  body: lines,
  response: result,
  wrapping: 'envelope',
});

/**
 * Endpoint of members: ends the dispute of delivered order lines; their return period starts today.
 */
export const reportReceived = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/received',
  keyed: true,
  access: 'member',
  summary:
    'Reports disputed lines as received, which starts their return period today; without ids all disputed ones.',
  params: idParams,
  body: lines,
  response: result,
  wrapping: 'envelope',
});

/**
 * Endpoint of admins: decides a delivery dispute: the line counts as delivered today; the buyer is
 * notified.
 */
export const decideDispute = endpoint({
  method: 'POST',
  path: '/api/admin/delivery-disputes/{id}/decide',
  keyed: true,
  access: 'admin',
  summary: 'Closes a delivery dispute: the line counts as delivered today, and the buyer is notified.',
  params: idParams,
  response: v.object({ disputeId: v.number() }),
  wrapping: 'envelope',
});
