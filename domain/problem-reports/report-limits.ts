import { PROBLEM_REPORT_BYTES, PROBLEM_REPORT_DAYS } from '../policies/problem-reports.ts';

const DAY_MS = 86_400_000;

/** Returns the moment at which a report that was sent at `createdAt` is deleted. */
export const reportExpiry = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + PROBLEM_REPORT_DAYS * DAY_MS);

/** Returns whether the text of a file of this many bytes is too large for a report. */
export const isReportTooLarge = (bytes: number): boolean => bytes > PROBLEM_REPORT_BYTES;
