/** What can be reported; a store's answer goes by the number of its review. */
export const REPORT_TARGETS = ['FEED', 'COMMENT', 'REVIEW', 'ANSWER', 'MEMBER', 'PRODUCT', 'STORE'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];
