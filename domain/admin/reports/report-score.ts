import { NEW_REPORTER_DAYS } from '../../policies/moderation.ts';
import type { ReportReason } from '../../reviews/review-reaction.ts';

/** What is known of a reporter when they report. */
export type ReporterFacts = {
  ageDays: number;
  hasBought: boolean;
  hasReceived: boolean;
  hasProvenPhone: boolean;
  /** From 1. */
  level: number;
  /** Earlier reports that were judged, and those of them that were right. */
  judged: number;
  agreed: number;
};

/** A thing is shown to nobody from this score on, if so many people say so who may be believed. */
export type HideRule = { hideAt: number; voices: number };
/** What was found to be no problem comes back into the queue from here on, and what waits in it earns nothing. */
export const returnsAt = ({ hideAt }: HideRule): number => hideAt / 2;

const HIGH_LEVEL = 5;
const JUDGED_ENOUGH = 5;
const ILLEGAL_BONUS = 2;
/** What the law may forbid. */
const ILLEGAL: readonly ReportReason[] = ['INAPPROPRIATE_CONTENT', 'COPYRIGHT_VIOLATION'];

/** 0: an account of yesterday that has bought nothing, as anybody makes in a minute. */
export function trustOf({ ageDays, hasBought, hasReceived, hasProvenPhone, level }: ReporterFacts): number {
  if (ageDays < NEW_REPORTER_DAYS && !hasBought) return 0;
  if (level >= HIGH_LEVEL) return 3;
  return hasReceived || hasProvenPhone ? 2 : 1;
}

/** From −2 for who was always wrong to 2 for who was always right; 0 until it can be told. */
export const accuracyOf = ({ judged, agreed }: Pick<ReporterFacts, 'judged' | 'agreed'>): number =>
  judged < JUDGED_ENOUGH ? 0 : (agreed / judged) * 4 - 2;

/** How much a report counts; never below nothing. */
export function weightOf(facts: ReporterFacts, reason: ReportReason): number {
  const bonus = ILLEGAL.includes(reason) ? ILLEGAL_BONUS : 0;
  return Math.max(0, 1 + trustOf(facts) + accuracyOf(facts) + bonus);
}
