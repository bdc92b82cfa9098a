import { type ClaimForm, mayPrepay } from '#domain/trade/claims/claim.ts';
import type { ReturnMethod } from '#domain/trade/claims/claim-stages.ts';

/** Typed values of a claim form. */
export type ClaimDraft = {
  type: string;
  reason: string;
  detail: string;
  newOptionId: number | null;
  method: ReturnMethod;
  /** Chosen day (Asia/Seoul) of the pickup. */
  pickupOn: string | null;
  pickupPlace: string;
  /** True if the buyer pays the own parcel. */
  isPrepaid: boolean;
  /** Number of pairs; null for all of the line. */
  quantity: number | null;
};

export const NO_CLAIM: ClaimDraft = {
  type: 'RETURN',
  reason: '',
  detail: '',
  newOptionId: null,
  method: 'PICKUP',
  pickupOn: null,
  pickupPlace: '',
  isPrepaid: false,
  quantity: null,
};

/** Returns whether the buyer pays the parcel of the filled-in claim, where that can be chosen. */
export const isPaid = (draft: ClaimDraft): boolean => draft.isPrepaid && mayPrepay(draft);

/** Request body of a valid form. */
export function toForm(draft: ClaimDraft, orderItemId: number): ClaimForm {
  const type = draft.type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN';
  // Only a valid form is sent, so the reason is one of the list.
  const reason = draft.reason as ClaimForm['reason'];
  return {
    orderItemId,
    type,
    reason,
    detail: draft.detail,
    newOptionId: type === 'EXCHANGE' ? draft.newOptionId : null,
    method: draft.method,
    pickupOn: draft.method === 'PICKUP' ? draft.pickupOn : null,
    pickupPlace: draft.method === 'PICKUP' ? draft.pickupPlace : '',
    isPrepaid: isPaid(draft),
    quantity: draft.quantity,
  };
}
