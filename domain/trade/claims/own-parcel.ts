import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { carrierOf, trackingOf } from '../delivery/carriers.ts';
import { CLAIM_STATES } from '../orders/order-lifecycle.ts';

/** Form of the parcel by which a buyer sends a unit back: carrier of the list and tracking number. */
export const ownParcelForm = v.object({
  carrier: v.pipe(
    v.string('택배사를 골라 주세요.'),
    v.check((text) => carrierOf(text) !== null, '택배사를 목록에서 골라 주세요.'),
    v.transform((text) => carrierOf(text)?.name ?? ''),
  ),
  tracking: v.pipe(
    v.string(),
    v.check((text) => trackingOf(text) !== null, '송장 번호는 숫자 10~14자리예요.'),
    v.transform((text) => trackingOf(text) ?? ''),
  ),
});

/** Endpoint of members: enters or corrects the own parcel by which the unit of a claim goes back. */
export const noteOwnParcel = endpoint({
  method: 'PUT',
  path: '/api/users/claims/{id}/parcel',
  access: 'member',
  rateLimit: 30,
  summary:
    'Sets the own parcel by which the unit of a claim goes back; the claim can no longer be withdrawn.',
  params: idParams,
  body: ownParcelForm,
  response: v.object({ claimId: v.number(), status: v.picklist(CLAIM_STATES) }),
  wrapping: 'envelope',
});
