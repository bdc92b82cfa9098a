/** Hidden, deleted because the law asks for it, shown (again), or left without a judgement. */
export const DECISIONS = ['HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE'] as const;
export type Decision = (typeof DECISIONS)[number];
