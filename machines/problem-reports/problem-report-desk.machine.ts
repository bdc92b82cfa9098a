import type { ProblemReport } from '#domain/problem-reports/problem-report.ts';
import { listProblemReports } from '#domain/problem-reports/report-desk.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of all problem reports that are kept, for administrators: the newest first, 20 a page. */
export const problemReportDeskMachine = createPagedMachine<ProblemReport>({
  id: 'problemReportDesk',
  description: 'All problem reports that are kept, without their members, for administrators.',
  size: 20,
  loadPage: pagePort(listProblemReports, ({ page, size }) => ({ page, size })),
});
