import { LINE, type LineState } from '../orders/order-life.ts';

export const CAUSES = ['CANCEL', 'CHANGE_OF_MIND', 'DEFECT', 'LOST'] as const;
export type Cause = (typeof CAUSES)[number];
type Undoing = {
  readonly deed: keyof typeof LINE.moves;
  readonly wayBack: 'nobody' | 'buyer' | 'seller';
  readonly reasons: readonly string[];
};

/** Why lines are undone: by which deed, who pays for their way back, and the buyer's words that mean it. */
export const UNDOING = {
  CANCEL: { deed: 'cancel', wayBack: 'nobody', reasons: [] },
  CHANGE_OF_MIND: {
    deed: 'return',
    wayBack: 'buyer',
    reasons: ['SIZE', 'CHANGED_MIND', 'LOOKS_DIFFERENT'],
  },
  DEFECT: { deed: 'return', wayBack: 'seller', reasons: ['DEFECT', 'WRONG_ITEM'] },
  /** Sent, and not there in time: it costs the buyer nothing, and no pair comes back. */
  LOST: { deed: 'lose', wayBack: 'nobody', reasons: [] },
} as const satisfies Record<Cause, Undoing>;

/** Why a pair comes back, in the buyer's words. */
export const CLAIM_REASONS = [...UNDOING.CHANGE_OF_MIND.reasons, ...UNDOING.DEFECT.reasons] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Why a seller does not do what was asked of them. */
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

export const causeOf = (reason: string): Cause =>
  UNDOING.DEFECT.reasons.some((one) => one === reason) ? 'DEFECT' : 'CHANGE_OF_MIND';

/** The state that lines undone for this cause leave, and the one they end in. */
export const undoingOf = (cause: Cause) => LINE.moves[UNDOING[cause].deed];

/** The cause when a seller brings lines into this state by themselves: it costs the buyer nothing. Null: nothing is undone. */
export const sellersCauseOf = (to: LineState): Cause | null =>
  CAUSES.find((cause) => undoingOf(cause).to === to && UNDOING[cause].wayBack !== 'buyer') ?? null;
