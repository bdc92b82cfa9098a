import { problemsOf } from '#domain/kit/forms/problems.ts';
import { reportConsentForm, sendProblemReport } from '#domain/problem-reports/problem-report.ts';
import type { ReportFile } from '#domain/problem-reports/report-file.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Consent of the member; false at first. */
export type ProblemReportValues = { agreed: boolean };
/** Request that sends the file of a report. */
export type ProblemReportSent = { agreed: true; file: ReportFile };

/** Machine of the form that sends a problem report: the file is made before, and is sent only with consent. */
export const problemReportMachine = createFormMachine<
  ProblemReportValues,
  ProblemReportSent,
  { reportId: number },
  { file: ReportFile }
>({
  id: 'problemReport',
  description: 'A member sends what the page has recorded, after looking at it and agreeing.',
  blank: () => ({ agreed: false }),
  rules: (values) => problemsOf(reportConsentForm, values),
  toBody: (_, { file }) => ({ agreed: true, file }),
  save: endpointPort(sendProblemReport, ({ body }: { body: ProblemReportSent }) => ({ body })),
});
