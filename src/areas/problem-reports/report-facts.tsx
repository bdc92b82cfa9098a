import type { ProblemReport } from '#domain/problem-reports/problem-report.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { reportListText as text } from './problem-reports.text.ts';

/** Page, time and counts of a report. */
export const ReportFacts = ({ report }: { report: ProblemReport }) => (
  <>
    <strong>
      {report.page} · <RelativeTime at={report.createdAt} />
    </strong>
    <Muted>{text.about(report.steps, report.calls, report.failures)}</Muted>
  </>
);
