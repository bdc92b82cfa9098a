import type { ClaimForm } from '#domain/trade/claims/claim.ts';

/** A request as it is being filled in. */
export type ClaimDraft = { type: string; reason: string; detail: string; newOptionId: number | null };

/** Nothing chosen yet. */
export const NO_CLAIM: ClaimDraft = { type: 'RETURN', reason: '', detail: '', newOptionId: null };

/** The form after its problems are gone. */
export function toForm(draft: ClaimDraft, orderItemId: number): ClaimForm {
  const type = draft.type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN';
  // Sent only by a form without problems: the reason is one of the list.
  const reason = draft.reason as ClaimForm['reason'];
  return {
    orderItemId,
    type,
    reason,
    detail: draft.detail,
    newOptionId: type === 'EXCHANGE' ? draft.newOptionId : null,
  };
}
