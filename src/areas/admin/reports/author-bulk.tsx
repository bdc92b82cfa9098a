import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { BULK_ACTS, BulkQuestion } from './report-bulk.tsx';
import { wireReportBulk } from './report-bulk.wiring.ts';
import { reportsText, caseText as text } from './reports.text.ts';

/** Decides all open cases of an author at once. */
export function AuthorBulk({ opened: { report }, onDone }: { opened: OpenedCase; onDone: () => void }) {
  const flow = useFlow((app) => wireReportBulk(app, { rows: () => [], onDone }));
  const { snapshot, send } = flow;
  const { outcomes, error } = snapshot.context;
  const refused = outcomes.filter(({ done }) => !done);
  return (
    <Stack gap={3} data-flow="reportBulk" data-state={statePath(snapshot.value)}>
      <SectionTitle>{text.whole}</SectionTitle>
      <Muted>{text.wholeHint}</Muted>
      <Refusal reason={error ?? refused[0]?.reason ?? null} />
      <Row>
        {BULK_ACTS.map((act) => (
          <Button
            key={act}
            type="button"
            size="small"
            busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
            onClick={() => {
              if (!snapshot.hasTag('choosing')) send({ type: 'row.toggled', id: report.caseId });
              send({ type: 'all.chosen', filter: { authorId: report.author.userId } });
              send({ type: 'act.asked', act });
            }}
          >
            {reportsText.decisions[act]}
          </Button>
        ))}
      </Row>
      <BulkQuestion flow={flow} />
    </Stack>
  );
}
