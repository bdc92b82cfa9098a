/** Kinds of targets that can be reported; an ANSWER is identified by the id of its review. */
export const REPORT_TARGETS = [
  'FEED',
  'COMMENT',
  'REVIEW',
  'ANSWER',
  'QUESTION',
  'MEMBER',
  'PRODUCT',
  'STORE',
] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];
