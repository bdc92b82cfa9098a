import type { ProblemReport } from '#domain/problem-reports/problem-report.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { reportListText as text } from './problem-reports.text.ts';
import { wireMyProblemReports, wireReportRemoval } from './problem-reports.wiring.ts';
import { ReportFacts } from './report-facts.tsx';

/** Problem reports of the member, which can be deleted; without any nothing is shown. */
export default function MyProblemReports() {
  const { snapshot, actor, send } = useFlow(wireMyProblemReports, { filter: undefined });
  const { page } = snapshot.context;
  if (!page?.totalElements && !snapshot.hasTag('failed')) return null;
  return (
    <Stack as="section" gap={3}>
      <SectionTitle>{text.mine}</SectionTitle>
      <PagedFlow
        flow="myProblemReports"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={null}
      >
        {(items) => (
          <Rows>
            {items.map((report) => (
              <MyReport
                key={report.reportId}
                report={report}
                onRemoved={() => send({ type: 'screen.reloaded' })}
              />
            ))}
          </Rows>
        )}
      </PagedFlow>
    </Stack>
  );
}

function MyReport({ report, onRemoved }: { report: ProblemReport; onRemoved: () => void }) {
  const removal = useFlowActor((app) => wireReportRemoval(app, onRemoved), { id: report.reportId });
  return (
    <RowItem>
      <Stack gap={2}>
        <ReportFacts report={report} />
        <Muted>{text.until(report.expiresAt)}</Muted>
      </Stack>
      <RemovalButton
        actor={removal}
        label={text.remove}
        question={{ title: text.removeTitle, text: text.removeHint }}
      />
    </RowItem>
  );
}
