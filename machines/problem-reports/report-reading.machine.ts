import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import {
  type ReportReadReason,
  readProblemReport,
  reportReadForm,
} from '#domain/problem-reports/report-desk.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Chosen reason; '' is none yet. */
export type ReportReadingValues = { reason: ReportReadReason | '' };
/** Request to read the file of a report. */
export type ReportReadingSent = { id: number; values: ReportReadingValues };

/** Machine of the form with which an administrator reads the file of a report for a reason. */
export const reportReadingMachine = createFormMachine<
  ReportReadingValues,
  ReportReadingSent,
  { file: string },
  { id: number }
>({
  id: 'reportReading',
  description: 'An administrator states a reason and reads the file of a problem report.',
  blank: () => ({ reason: '' }),
  rules: (values) => problemsOf(reportReadForm, values),
  toBody: (values, { id }) => ({ id, values }),
  save: endpointPort(readProblemReport, ({ body: { id, values } }: { body: ReportReadingSent }) => ({
    params: { id },
    body: parseValue(reportReadForm, values),
  })),
});
