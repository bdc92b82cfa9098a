import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { problemReportSchema } from './problem-report.ts';

/** Reasons for which administrators read the file of a report, with their labels. */
export const REPORT_READ_REASONS = {
  FAULT: '문제 원인 찾기',
  INQUIRY: '고객 문의에 답하기',
  CHECK: '고친 것 확인하기',
} as const;
export type ReportReadReason = keyof typeof REPORT_READ_REASONS;

/** Form with the reason for reading a report. */
export const reportReadForm = v.object({
  reason: v.picklist(Object.keys(REPORT_READ_REASONS) as ReportReadReason[], '열람 사유를 선택해 주세요.'),
});

/** Endpoint of admins: lists reports without their members and files. */
export const listProblemReports = endpoint({
  method: 'GET',
  path: '/api/admin/problem-reports',
  access: 'admin',
  summary: 'Lists the problem reports that are kept, the newest first, without their members.',
  query: v.object(pageQuery()),
  response: pagedOf(problemReportSchema),
  wrapping: 'envelope',
});

/** Endpoint of admins: returns the file of a report for a stated reason, which the audit log keeps. */
export const readProblemReport = endpoint({
  method: 'POST',
  path: '/api/admin/problem-reports/{id}/read',
  access: 'admin',
  summary: 'Returns the file of a problem report as JSON; reader and reason are recorded in the audit log.',
  params: idParams,
  body: reportReadForm,
  response: v.object({ file: v.string() }),
  wrapping: 'envelope',
});
