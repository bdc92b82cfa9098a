import { LINE, type LineState } from '../orders/order-lifecycle.ts';

/** Causes by which order lines are undone: cancellation, change of mind, defect, lost parcel. */
export const CAUSES = ['CANCEL', 'CHANGE_OF_MIND', 'DEFECT', 'LOST'] as const;
export type Cause = (typeof CAUSES)[number];
type Undoing = {
  readonly deed: keyof typeof LINE.moves;
  readonly wayBack: 'nobody' | 'buyer' | 'seller';
  readonly reasons: readonly string[];
};

/**
 * Causes for which lines are cancelled or returned: the transition, the payer of the return
 * shipping, and the buyer's reasons.
 */
export const REASONS_BY_CAUSE = {
  CANCEL: { deed: 'cancel', wayBack: 'nobody', reasons: [] },
  CHANGE_OF_MIND: {
    deed: 'return',
    wayBack: 'buyer',
    reasons: ['SIZE', 'CHANGED_MIND', 'LOOKS_DIFFERENT'],
  },
  DEFECT: { deed: 'return', wayBack: 'seller', reasons: ['DEFECT', 'WRONG_ITEM'] },
  /** Shipped and not delivered in time: costs the buyer nothing, and no unit is returned. */
  LOST: { deed: 'lose', wayBack: 'nobody', reasons: [] },
} as const satisfies Record<Cause, Undoing>;

/** Reasons of a return, as chosen by the buyer. */
export const CLAIM_REASONS = [
  ...REASONS_BY_CAUSE.CHANGE_OF_MIND.reasons,
  ...REASONS_BY_CAUSE.DEFECT.reasons,
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Reasons for which a seller rejects a claim. */
export const REJECT_REASONS = [
  'WORN',
  'DAMAGED',
  'INCOMPLETE',
  'OTHER_GOODS',
  'NO_DEFECT',
  'NOT_RETURNED',
  'OTHER',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Returns the cause of a claim by its reason: a defect or a change of mind. */
export const causeOf = (reason: string): Cause =>
  REASONS_BY_CAUSE.DEFECT.reasons.some((one) => one === reason) ? 'DEFECT' : 'CHANGE_OF_MIND';

/** Returns the transition that a cause leads to. */
export const transitionOf = (cause: Cause) => LINE.moves[REASONS_BY_CAUSE[cause].deed];

/**
 * Returns the cause when a seller moves lines to this state; it costs the buyer nothing. Null if
 * the state is neither cancelled nor returned.
 */
export const sellersCauseOf = (to: LineState): Cause | null =>
  CAUSES.find((cause) => transitionOf(cause).to === to && REASONS_BY_CAUSE[cause].wayBack !== 'buyer') ??
  null;
