import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { dateField, textField } from '../../kit/forms/form-fields.ts';
import { quantityField } from '../cart/cart.ts';
import { CLAIM_STATES, CLAIM_TYPES } from '../orders/order-lifecycle.ts';
import { CLAIM_REASONS, causeOf, REASONS_BY_CAUSE } from './cancellation-reasons.ts';
import { RETURN_METHODS } from './claim-stages.ts';

/** Returns whether the seller pays the return delivery for the reason of a claim. */
export const isSellersFault = (reason: string): boolean =>
  REASONS_BY_CAUSE[causeOf(reason)].wayBack === 'seller';

type Parcel = { type: string; reason: string; method: string | null };
/** Returns whether a buyer may pay the parcel of a claim: the own one of a change of mind. */
export const mayPrepay = ({ type, reason, method }: Parcel): boolean =>
  type === 'RETURN' && method === 'OWN' && reason !== '' && !isSellersFault(reason);

/** Returns whether the buyer has paid the parcel of a claim, so that the refund keeps no fee for it. */
export const isParcelPaid = (claim: { isPrepaid: boolean; cameCollect: boolean }): boolean =>
  claim.isPrepaid && !claim.cameCollect;

/** Most characters of the buyer's details and of the store's answer. */
export const CLAIM_DETAIL_LENGTH = 500;
/** Most characters of the seller's answer to a claim. */
export const CLAIM_ANSWER_LENGTH = 300;
/** Most characters of the note about the place of a pickup. */
export const PICKUP_PLACE_LENGTH = 100;

/** Form of a claim, validated by client and server. */
export const claimForm = v.pipe(
  v.object({
    orderItemId: idSchema,
    type: v.picklist(CLAIM_TYPES, '반품과 교환 중에서 골라 주세요.'),
    reason: v.picklist(CLAIM_REASONS, '사유를 골라 주세요.'),
    detail: v.optional(textField('자세한 내용', 0, CLAIM_DETAIL_LENGTH), ''),
    newOptionId: v.nullish(idSchema, null),
    /** Older clients name neither a method nor a day. */
    method: v.nullish(v.picklist(RETURN_METHODS, '보내는 방법을 골라 주세요.'), null),
    pickupOn: v.nullish(dateField, null),
    pickupPlace: v.optional(textField('수거할 곳', 0, PICKUP_PLACE_LENGTH), ''),
    /** True if the buyer pays an own parcel of a change of mind; ignored for any other claim. */
    isPrepaid: v.optional(v.boolean(), false),
    /** Number of pairs; null for all of the line. */
    quantity: v.nullish(quantityField, null),
  }),
  v.forward(
    v.check(
      ({ type, newOptionId }) => type === 'RETURN' || newOptionId !== null,
      '바꿀 사이즈를 골라 주세요.',
    ),
    ['newOptionId'],
  ),
  v.forward(
    v.check(({ method, pickupOn }) => method !== 'PICKUP' || pickupOn !== null, '수거할 날을 골라 주세요.'),
    ['pickupOn'],
  ),
);
export type ClaimForm = v.InferOutput<typeof claimForm>;

const claimResult = v.object({ claimId: v.number(), status: v.picklist(CLAIM_STATES) });

/**
 * Endpoint of members: requests return or exchange of a delivered line: part `claim` (JSON), parts
 * `images`.
 */
export const requestClaim = endpoint({
  method: 'POST',
  path: '/api/users/claims',
  keyed: true,
  keyRequired: true,
  // Access for members, as the buyer may have become a seller since.
  access: 'member',
  summary: 'Requests the return or exchange of a delivered line: part claim (JSON), parts images.',
  multipart: true,
  response: claimResult,
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'CLAIM',
});

/** Endpoint of members: withdraws an own return or exchange request that is undecided. */
export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/api/users/claims/{id}/withdraw',
  keyed: true,
  access: 'member',
  summary: 'Withdraws an undecided claim.',
  params: idParams,
  response: claimResult,
  wrapping: 'envelope',
});

/** Form of a decision; a rejection by the legacy API has no reason code. */
export const decisionForm = v.object({
  decision: v.picklist(['COMPLETE', 'REJECT'], '결정을 확인해 주세요.'),
  answer: v.optional(textField('답변', 0, CLAIM_ANSWER_LENGTH), ''),
});

/** Endpoint of sellers: completes or rejects a return or exchange request on the own store. */
export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/decision',
  keyed: true,
  keyRequired: true,
  access: 'seller',
  summary: "Completes or rejects a claim on the caller's store.",
  params: idParams,
  body: decisionForm,
  response: claimResult,
  wrapping: 'envelope',
});
