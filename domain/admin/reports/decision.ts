import type { ReportTarget } from './target.ts';

/** Hidden, deleted because the law asks for it, shown (again), or left without a judgement. */
export const DECISIONS = ['HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What can be decided of each kind: sellers and their stores are sanctioned and not hidden, and nothing that is sold is deleted. */
export const decisionsFor = (type: ReportTarget): readonly Decision[] =>
  type === 'FEED' || type === 'COMMENT' || type === 'REVIEW'
    ? DECISIONS
    : DECISIONS.filter((decision) => decision !== 'DELETE');
