import type { ReportTarget } from './target.ts';

/**
 * Decisions about a case: hide, delete because the law requires it, restore or keep, no judgement.
 */
export const DECISIONS = ['HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Decisions allowed for a kind of target. Only posts can be deleted; sellers are sanctioned
 * instead.
 */
export const decisionsFor = (type: ReportTarget): readonly Decision[] =>
  type === 'FEED' || type === 'COMMENT' || type === 'REVIEW'
    ? DECISIONS
    : DECISIONS.filter((decision) => decision !== 'DELETE');
