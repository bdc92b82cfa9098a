import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { CLAIM_STATES } from '../../trade/orders/order-lifecycle.ts';
import { receiveForm } from './claim-desk.ts';

const moved = v.object({ claimId: v.number(), status: v.picklist(CLAIM_STATES) });

/** Endpoint of sellers: approves a claim before its unit is on the way. */
export const approveClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/approve',
  keyed: true,
  access: 'seller',
  summary: 'Approves a claim before its unit is on the way; its buyer is notified.',
  params: idParams,
  response: moved,
  wrapping: 'envelope',
});

/** Endpoint of sellers: records the inspection of a received unit. */
export const checkClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/check',
  keyed: true,
  access: 'seller',
  summary: 'Marks the received unit of a claim as inspected; its buyer is notified.',
  params: idParams,
  body: v.pick(receiveForm, ['note']),
  response: moved,
  wrapping: 'envelope',
});
