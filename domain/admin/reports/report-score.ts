import { NEW_REPORTER_DAYS } from '../../policies/moderation.ts';
import type { ReportReason } from '../../reviews/review-reaction.ts';

/** Facts about a reporter at the time of the report, from which its weight is computed. */
export type ReporterFacts = {
  ageDays: number;
  hasBought: boolean;
  hasReceived: boolean;
  hasProvenPhone: boolean;
  /** Activity level, at least 1. */
  level: number;
  /** Earlier reports that were decided, and those of them that were upheld. */
  judged: number;
  agreed: number;
};

/** An item is hidden once its score reaches `hideAt` with at least `voices` trusted reporters. */
export type HideRule = { hideAt: number; voices: number };
/** Score at which an item judged NO_PROBLEM returns to the queue; half the score that hides it. */
export const returnsAt = ({ hideAt }: HideRule): number => hideAt / 2;

const HIGH_LEVEL = 5;
const JUDGED_ENOUGH = 5;
const ILLEGAL_BONUS = 2;
/** Report reasons that may concern illegal content and weigh more. */
const ILLEGAL: readonly ReportReason[] = ['INAPPROPRIATE_CONTENT', 'COPYRIGHT_VIOLATION'];

/** Returns the trust in a reporter, 0 to 3; 0 for a new account without a purchase. */
export function trustOf({ ageDays, hasBought, hasReceived, hasProvenPhone, level }: ReporterFacts): number {
  if (ageDays < NEW_REPORTER_DAYS && !hasBought) return 0;
  if (level >= HIGH_LEVEL) return 3;
  return hasReceived || hasProvenPhone ? 2 : 1;
}

/**
 * Returns -2 (all earlier reports wrong) to 2 (all upheld); 0 below the required number of
 * decisions.
 */
export const accuracyOf = ({ judged, agreed }: Pick<ReporterFacts, 'judged' | 'agreed'>): number =>
  judged < JUDGED_ENOUGH ? 0 : (agreed / judged) * 4 - 2;

/**
 * Returns the weight of a report, at least 0: base, trust, accuracy and bonus for illegal content.
 */
export function weightOf(facts: ReporterFacts, reason: ReportReason): number {
  const bonus = ILLEGAL.includes(reason) ? ILLEGAL_BONUS : 0;
  return Math.max(0, 1 + trustOf(facts) + accuracyOf(facts) + bonus);
}
