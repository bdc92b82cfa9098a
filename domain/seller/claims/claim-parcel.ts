import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/fields.ts';
import { CLAIM_STATE, type ClaimState } from '../../trade/order-life.ts';
import { collectForm } from './claim-desk.ts';

/** Whether there is a pair to be sent back: it was received, and then the request was rejected. */
export const goesBack = ({ status, receivedAt }: { status: ClaimState; receivedAt: unknown }): boolean =>
  status === CLAIM_STATE.REJECTED && receivedAt !== null;

/** Courier and number, as for the way there: the number may come later. */
export const claimParcelForm = collectForm;

export const noteClaimParcel = endpoint({
  method: 'PUT',
  path: '/api/seller/claims/{id}/parcel',
  access: 'seller',
  summary:
    'Who brings a received and rejected pair back to its buyer; the buyer is told once, with the number',
  params: idParams,
  body: claimParcelForm,
  response: v.object({
    claimId: v.number(),
    carrier: v.string(),
    tracking: v.nullable(v.string()),
    trackingUrl: v.nullable(v.string()),
    /** What is unusual about the number. */
    warning: v.nullable(v.string()),
  }),
  wrapping: 'envelope',
});
