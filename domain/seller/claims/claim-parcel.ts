import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { CLAIM_STATE, type ClaimState } from '../../trade/orders/order-lifecycle.ts';
import { collectForm } from './claim-desk.ts';

/**
 * Returns whether a unit must be sent back to the buyer: it was received and the claim was
 * rejected.
 */
export const goesBack = ({ status, receivedAt }: { status: ClaimState; receivedAt: unknown }): boolean =>
  status === CLAIM_STATE.REJECTED && receivedAt !== null;

/** Carrier and tracking number; the number may follow later. */
export const claimParcelForm = collectForm;

/**
 * Endpoint of sellers: sets the parcel that brings the item of a rejected claim back; the buyer is
 * notified once.
 */
export const noteClaimParcel = endpoint({
  method: 'PUT',
  path: '/api/seller/claims/{id}/parcel',
  access: 'seller',
  summary:
    'Sets the parcel by which a received and rejected unit goes back to its buyer, who is notified once.',
  params: idParams,
  body: claimParcelForm,
  response: v.object({
    claimId: v.number(),
    carrier: v.string(),
    tracking: v.nullable(v.string()),
    trackingUrl: v.nullable(v.string()),
    /** Warning about an unusual tracking number. */
    warning: v.nullable(v.string()),
  }),
  wrapping: 'envelope',
});
