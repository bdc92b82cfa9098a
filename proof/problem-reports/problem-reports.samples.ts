import type { ProblemReport } from '#domain/problem-reports/problem-report.ts';
import type { ReportFile } from '#domain/problem-reports/report-file.ts';

const AT = 1_790_000_000_000;

/** File without steps of a page that has just loaded. */
export const reportFile: ReportFile = {
  format: 'sinbaljang-log',
  version: 2,
  about: {
    origin: 'customer',
    savedAt: AT,
    build: '0123456789ab',
    role: 'user',
    page: '/products/{id}',
    viewport: { width: 390, height: 844 },
    clockDays: null,
    faults: null,
  },
  pictures: [],
  dropped: 0,
  actors: [],
  steps: [],
  calls: [],
  loads: [{ kind: 'load', seq: 1, at: AT, path: '/products/{id}' }],
};

const report: ProblemReport = {
  reportId: 1,
  page: '/products/{id}',
  steps: 42,
  calls: 7,
  failures: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-12-20T03:00:00.000Z',
};

/** Two kept reports, one of them without a failed call. */
export const problemReports: readonly ProblemReport[] = [
  report,
  { ...report, reportId: 2, page: '/', failures: 0 },
];
