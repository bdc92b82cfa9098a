import { businessDaysAfter } from '../kit/time/delivery-day.ts';
import { laterDay, seoulDay, startOfDay } from '../kit/time/time.ts';
import { ESCALATION_DAYS, INQUIRY_CLOSE_DAYS, INQUIRY_REOPEN_DAYS } from '../policies/inquiries.ts';

const DAY_MS = 86_400_000;

/** States of an inquiry: it waits for an answer, is answered, or is closed. */
export const INQUIRY_STATES = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

/**
 * Steps of an inquiry: a message of the member, an answer, an end by the member or after a time without
 * a reply, or a message of the member soon after the end.
 */
export type InquiryStep = 'ASK' | 'ANSWER' | 'CLOSE' | 'EXPIRE' | 'REOPEN';

/** The state after each step that a state allows; a step that is missing is refused. */
export const INQUIRY_MOVES: Readonly<
  Record<InquiryState, Readonly<Partial<Record<InquiryStep, InquiryState>>>>
> = {
  WAITING: { ASK: 'WAITING', ANSWER: 'ANSWERED', CLOSE: 'CLOSED' },
  ANSWERED: { ASK: 'WAITING', ANSWER: 'ANSWERED', CLOSE: 'CLOSED', EXPIRE: 'CLOSED' },
  CLOSED: { REOPEN: 'WAITING' },
};

/** Returns the state after a step, or null if the state refuses it. */
export const afterStep = (state: InquiryState, step: InquiryStep): InquiryState | null =>
  INQUIRY_MOVES[state][step] ?? null;

/** True if an inquiry in this state takes messages of the member. */
export const mayAsk = (state: InquiryState): boolean => afterStep(state, 'ASK') !== null;

/** Returns the moment until which a message of the member opens an inquiry again that ended at `closedAt`. */
export const reopensUntil = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + INQUIRY_REOPEN_DAYS * DAY_MS);

/** Returns the step of a message of the member at `now`: a closed inquiry is opened again, if that is possible. */
export const stepOfMessage = (closedAt: Date | null, now: Date): 'ASK' | 'REOPEN' =>
  closedAt !== null && now < reopensUntil(closedAt) ? 'REOPEN' : 'ASK';

/** Returns the moment at which an inquiry that waits since `waitingSince` is escalated: the end of the third business day after. */
export const escalatesAt = (waitingSince: Date): Date =>
  startOfDay(laterDay(businessDaysAfter(seoulDay(waitingSince), ESCALATION_DAYS), 1));

/**
 * Returns the latest moment since which an inquiry may wait and be escalated at `now`, exclusive:
 * the start of the first day that is too young.
 */
export function escalatedIfBefore(now: Date): Date {
  const today = seoulDay(now);
  let day = today;
  while (businessDaysAfter(day, ESCALATION_DAYS) >= today) day = laterDay(day, -1);
  return startOfDay(laterDay(day, 1));
}

/** Returns the moment before which an answer without a reply closes its inquiry at `now`. */
export const closedIfBefore = (now: Date): Date => new Date(now.getTime() - INQUIRY_CLOSE_DAYS * DAY_MS);
