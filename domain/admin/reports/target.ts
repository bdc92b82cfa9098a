/**
 * Kinds of targets that can be reported; an ANSWER is identified by the id of its review, a QUESTION_ANSWER of
 * a store by that of its question.
 */
export const REPORT_TARGETS = [
  'FEED',
  'COMMENT',
  'REVIEW',
  'ANSWER',
  'QUESTION',
  'QUESTION_ANSWER',
  'BUYER_ANSWER',
  'MEMBER',
  'PRODUCT',
  'STORE',
] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];
