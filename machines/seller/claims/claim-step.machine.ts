import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { type ClaimDetail, collectForm, receiveForm } from '#domain/seller/claims/claim-desk.ts';
import type { RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import { decisionForm } from '#domain/trade/claims/claim.ts';
import { rejectionForm } from '#domain/trade/claims/claim-rejection.ts';
import type { ClaimState } from '#domain/trade/orders/order-lifecycle.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Seller actions on a claim, with the state that each leads to. */
export const STEP_TO = {
  approve: 'REQUESTED',
  collect: 'COLLECTING',
  receive: 'RECEIVED',
  check: 'RECEIVED',
  complete: 'COMPLETED',
  reject: 'REJECTED',
} as const satisfies Readonly<Record<string, ClaimState>>;
/** Action of a seller on a claim. */
export type ClaimStep = keyof typeof STEP_TO;
export const CLAIM_STEPS: readonly ClaimStep[] = [
  'approve',
  'collect',
  'receive',
  'check',
  'complete',
  'reject',
];

/** Returns whether a seller may take a step of a claim now, as the server lists it. */
export const mayStep = ({ next, marks }: Pick<ClaimDetail, 'next' | 'marks'>, step: ClaimStep): boolean =>
  step === 'approve' || step === 'check' ? marks.includes(step) : next.includes(STEP_TO[step]);

/** Typed fields of all actions; each uses some of them. */
export type ClaimStepValues = {
  carrier: string;
  tracking: string;
  note: string;
  reason: RejectReason | null;
  answer: string;
  images: readonly File[];
  /** True if the store had to pay the parcel of the buyer. */
  cameCollect: boolean;
};
/** Claim, and the action on it for which the form is open. */
export type ClaimStepAbout = { id: number; step: ClaimStep };
/** Request for one action on a claim, with the values of all fields. */
export type ClaimStepSent = { about: ClaimStepAbout; values: ClaimStepValues };
/** Result of a step; `isMoved` is true if the claim had already changed its state. */
export type ClaimStepResult = { isMoved: boolean };

function problemsIn(values: ClaimStepValues, { step }: ClaimStepAbout): FieldProblem[] {
  const { carrier, tracking, note, reason, answer } = values;
  if (step === 'collect') return problemsOf(collectForm, { carrier, tracking });
  if (step === 'approve') return [];
  if (step === 'receive' || step === 'check') return problemsOf(receiveForm, { note });
  if (step === 'reject') return problemsOf(rejectionForm, { reason, answer });
  return problemsOf(decisionForm, { decision: 'COMPLETE', answer });
}

/**
 * Machine of the seller's next step on a claim: starts the collection, notes the arrival, completes or
 * rejects it.
 */
export const claimStepMachine = createFormMachine<
  ClaimStepValues,
  ClaimStepSent,
  ClaimStepResult,
  ClaimStepAbout
>({
  id: 'claimStep',
  description:
    'The next step of a request: who fetches the pair, what was seen of it, what its buyer is told, or why it is rejected.',
  blank: () => ({
    carrier: '',
    tracking: '',
    note: '',
    reason: null,
    answer: '',
    images: [],
    cameCollect: false,
  }),
  rules: problemsIn,
  toBody: (values, about) => ({ about, values }),
});
