import { useState } from 'react';
import { reportListText } from '#src/areas/problem-reports/problem-reports.text.ts';
import { ReportFacts } from '#src/areas/problem-reports/report-facts.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { useTableKeys } from '#src/ui/index-table/use-table-keys.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { reportDeskText as text } from './problem-reports.text.ts';
import { wireProblemReportDesk } from './problem-reports.wiring.ts';
import { ReadReportDialog } from './read-report-dialog.tsx';

/** /admin/problem-reports: all kept problem reports; the file of one is read for a reason. */
export default function ProblemReportsScreen() {
  const { snapshot, actor } = useFlow(wireProblemReportDesk, { filter: undefined });
  const [opened, setOpened] = useState<number | null>(null);
  const list = useTableKeys<HTMLUListElement>();
  return (
    <DeskPage>
      <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
      <PagedFlow
        flow="problemReportDesk"
        actor={actor}
        snapshot={snapshot}
        failure={reportListText.failed}
        nothing={<EmptyState title={text.empty} />}
      >
        {(items) => (
          <Rows ref={list} aria-keyshortcuts="J K">
            {items.map((report) => (
              <RowItem key={report.reportId}>
                <Stack gap={2}>
                  <ReportFacts report={report} />
                  <Muted>{reportListText.until(report.expiresAt)}</Muted>
                </Stack>
                <Button type="button" size="small" onClick={() => setOpened(report.reportId)}>
                  {text.read}
                </Button>
              </RowItem>
            ))}
          </Rows>
        )}
      </PagedFlow>
      {opened === null ? null : <ReadReportDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </DeskPage>
  );
}
