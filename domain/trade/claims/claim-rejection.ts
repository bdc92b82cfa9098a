import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { CLAIM_STATES } from '../orders/order-lifecycle.ts';
import { REJECT_REASONS } from './cancellation-reasons.ts';

/** Most pictures with which a seller rejects a claim. */
export const MAX_REJECT_IMAGES = 3;

/** Lengths of the explanation in characters. */
export const REJECTION_LENGTH = { min: 2, max: 300 } as const;

/** Form of a rejection, validated by client and server: a reason code and an explanation. */
export const rejectionForm = v.object({
  reason: v.picklist(REJECT_REASONS, '거절 사유를 선택해 주세요.'),
  answer: textField('설명', REJECTION_LENGTH.min, REJECTION_LENGTH.max),
});
export type RejectionForm = v.InferOutput<typeof rejectionForm>;

/**
 * Endpoint of sellers: rejects a claim on the own store with a reason: part `rejection` (JSON),
 * parts `images`.
 */
export const rejectClaim = endpoint({
  method: 'POST',
  path: '/api/seller/claims/{id}/reject',
  keyed: true,
  keyRequired: true,
  access: 'seller',
  rateLimit: 30,
  summary:
    "Rejects a claim on the caller's store with a reason for its buyer: part rejection (JSON), parts images.",
  multipart: true,
  params: idParams,
  response: v.object({ claimId: v.number(), status: v.picklist(CLAIM_STATES) }),
  wrapping: 'envelope',
});
