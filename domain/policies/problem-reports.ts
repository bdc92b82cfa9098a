/** Days after which a problem report is deleted. */
export const PROBLEM_REPORT_DAYS = 30;
/** Most bytes of the file of a problem report. */
export const PROBLEM_REPORT_BYTES = 65_536;
/** Latest steps of state machines that a problem report may hold. */
export const PROBLEM_REPORT_STEPS = 200;
