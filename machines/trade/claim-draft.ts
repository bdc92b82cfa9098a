import type { ClaimForm } from '#domain/trade/claims/claim.ts';

/** Typed values of a claim form. */
export type ClaimDraft = { type: string; reason: string; detail: string; newOptionId: number | null };

export const NO_CLAIM: ClaimDraft = { type: 'RETURN', reason: '', detail: '', newOptionId: null };

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
  };
}
