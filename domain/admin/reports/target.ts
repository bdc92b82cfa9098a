/** What can be reported. */
export const REPORT_TARGETS = ['FEED', 'COMMENT', 'REVIEW', 'MEMBER', 'PRODUCT'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];
