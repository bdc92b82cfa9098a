import { businessDaysAfter } from '../../kit/time/delivery-day.ts';
import { seoulDay } from '../../kit/time/time.ts';
import { COURIER_DAYS } from '../../policies/delivery.ts';
import {
  APPROVE_DAYS,
  CHECK_DAYS,
  OWN_PARCEL_DAYS,
  PICKUP_CHOICES,
  PICKUP_DAYS,
  REFUND_DAYS,
} from '../../policies/returns.ts';
import { CLAIM_STAGES, type ClaimStage, type PlannedStage, type ReturnMethod } from './claim-stages.ts';

/** Claim as its plan needs it; `done` has the times of the stages that are over. */
export type ClaimFacts = {
  /** Null for a claim from before the method was asked for. */
  method: ReturnMethod | null;
  /** Chosen day (Asia/Seoul) of the pickup. */
  pickupOn: string | null;
  done: Readonly<Partial<Record<ClaimStage, Date | null>>>;
  /** Exclusive deadline of the refund; null before the unit arrived. */
  refundDue: Date | null;
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** Returns the business days (Asia/Seoul) that a buyer chooses from for the pickup of a claim made now. */
export function pickupDays(now: Date): string[] {
  const approved = businessDaysAfter(seoulDay(now), APPROVE_DAYS);
  return Array.from({ length: PICKUP_CHOICES }, (_, place) =>
    businessDaysAfter(approved, PICKUP_DAYS + place),
  );
}

/** Returns the day on which the unit leaves the buyer, once the claim is approved on `approved`. */
function leavingDay({ method, pickupOn }: ClaimFacts, approved: string): string {
  if (method === 'OWN') return businessDaysAfter(approved, OWN_PARCEL_DAYS);
  return pickupOn === null ? businessDaysAfter(approved, PICKUP_DAYS) : later(pickupOn, approved);
}

/** Returns the day on which the refund is due by law: counted from the arrival of the unit. */
const refundDay = ({ refundDue }: ClaimFacts, arrived: string): string =>
  refundDue === null ? businessDaysAfter(arrived, REFUND_DAYS) : seoulDay(new Date(refundDue.getTime() - 1));

type Days = { from: string; arrived: string };

function dueOf(stage: ClaimStage, facts: ClaimFacts, { from, arrived }: Days): string {
  if (stage === 'approve') return businessDaysAfter(from, APPROVE_DAYS);
  if (stage === 'collect') return leavingDay(facts, from);
  if (stage === 'receive') return businessDaysAfter(from, COURIER_DAYS);
  if (stage === 'check') return businessDaysAfter(from, CHECK_DAYS);
  return refundDay(facts, arrived);
}

/**
 * Returns the stages of a claim with the time of each that is over and, unless the claim is decided, the
 * day on which each coming one is due. A stage that was passed over is left out. A missed day moves the
 * following ones, but not the day of the refund, which the law counts from the arrival.
 */
export function claimPlan(facts: ClaimFacts, now: Date, isOpen: boolean): PlannedStage[] {
  const { done } = facts;
  const last = CLAIM_STAGES.findLastIndex((stage) => done[stage]);
  const over = CLAIM_STAGES.slice(0, last + 1).flatMap((stage) => {
    const at = done[stage];
    return at ? [{ stage, at: at.toISOString(), due: null }] : [];
  });
  if (!isOpen) return over;
  const today = seoulDay(now);
  const dayOf = (stage: ClaimStage | undefined) => {
    const at = stage && done[stage];
    return at ? seoulDay(at) : today;
  };
  let days: Days = { from: dayOf(CLAIM_STAGES[last]), arrived: dayOf('receive') };
  const coming = CLAIM_STAGES.slice(last + 1).map((stage) => {
    const due = dueOf(stage, facts, days);
    const from = later(due, today);
    days = { from, arrived: stage === 'receive' ? from : days.arrived };
    return { stage, at: null, due };
  });
  return [...over, ...coming];
}
