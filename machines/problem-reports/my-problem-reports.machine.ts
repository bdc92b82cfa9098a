import { listMyProblemReports, type ProblemReport } from '#domain/problem-reports/problem-report.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the problem reports of the member that are kept: the newest first, 10 a page. */
export const myProblemReportsMachine = createPagedMachine<ProblemReport>({
  id: 'myProblemReports',
  description: 'Problem reports of the member that are kept, the newest first.',
  size: 10,
  reloads: true,
  loadPage: pagePort(listMyProblemReports, ({ page, size }) => ({ page, size })),
});
