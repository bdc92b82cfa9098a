/** Days of the usual spans that figures and lists of members look back. */
export const SPAN_DAYS = { week: 7, month: 30 } as const;
/** Days without a visit after which a member counts as inactive. */
export const AWAY_DAYS = 90;
/** Hours after which a refund that has not reached the provider counts as late. */
export const LATE_REFUND_HOURS = 24;
/** Most years that one query of analytics may span. */
export const MOST_FIGURE_YEARS = 1;
/** Minutes between two runs of the job that completes unfinished work. */
export const SWEEP_MINUTES = 10;
/** Minutes between two runs of the job that links entries of the audit log. */
export const AUDIT_LINK_MINUTES = 1;
/** Months on the transparency page, including the current one. */
export const TRANSPARENCY_MONTHS = 12;
/** Months for which the orders of a sign-up cohort are counted. */
export const COHORT_MONTHS = 7;
