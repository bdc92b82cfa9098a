import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { PROBLEM_REPORT_DAYS } from '../policies/problem-reports.ts';
import { reportFileSchema } from './report-file.ts';

/** Problem report in a list, without its file. */
export const problemReportSchema = v.object({
  reportId: v.number(),
  /** Address pattern of the page, such as `/products/{id}`. */
  page: v.string(),
  steps: v.number(),
  calls: v.number(),
  /** Calls that failed or had no answer. */
  failures: v.number(),
  createdAt: v.string(),
  /** Moment of the deletion. */
  expiresAt: v.string(),
});
export type ProblemReport = v.InferOutput<typeof problemReportSchema>;

/** Form of the consent without which nothing is sent. */
export const reportConsentForm = v.object({ agreed: v.literal(true, '보내려면 동의해 주세요.') });

export const listReportRoutes = endpoint({
  method: 'GET',
  path: '/api/user/problem-reports/routes',
  access: 'member',
  summary: 'Lists the address patterns of the API, to which a problem report reduces the addresses of calls.',
  response: v.array(v.string()),
  wrapping: 'envelope',
});

export const listMyProblemReports = endpoint({
  method: 'GET',
  path: '/api/user/problem-reports',
  access: 'member',
  summary: 'Lists the problem reports of the member that are kept, the newest first.',
  query: v.object(pageQuery(10)),
  response: pagedOf(problemReportSchema),
  wrapping: 'envelope',
});

export const sendProblemReport = endpoint({
  method: 'POST',
  path: '/api/user/problem-reports',
  access: 'member',
  keyed: true,
  rateLimit: 10,
  limit: 'PROBLEM_REPORT',
  summary: `Stores what the member saw before a problem for ${PROBLEM_REPORT_DAYS} days; a file with anything beside names, times and statuses is refused.`,
  body: v.object({ ...reportConsentForm.entries, file: reportFileSchema }),
  response: v.object({ reportId: v.number() }),
  wrapping: 'envelope',
});

export const takeBackProblemReport = endpoint({
  method: 'DELETE',
  path: '/api/user/problem-reports/{id}',
  access: 'member',
  keyed: true,
  summary: 'Deletes a problem report of the member.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
