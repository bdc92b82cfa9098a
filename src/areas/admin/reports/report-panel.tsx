import type { RefObject } from 'react';
import { formatDateTime } from '#domain/kit/format.ts';
import { mayReopen } from '#machines/admin/reports/report-case.model.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { AuthorBulk } from './author-bulk.tsx';
import { CaseClaimRenewal } from './case-claim-renewal.tsx';
import { CaseFacts } from './case-facts.tsx';
import { type CaseFlow, DecisionForm } from './decision-form.tsx';
import { decisionName, reportsText, caseText as text } from './reports.text.ts';
import { wireReportCase } from './reports.wiring.ts';

type PanelProps = { id: number; onClose: () => void; onDone: () => void };

/** Side panel of one case, which is claimed from opening until the decision. */
export function ReportPanel({ id, onClose, onDone }: PanelProps) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow(
    (app) =>
      wireReportCase(app, {
        focusProblem,
        onConflict: onDone,
        onDecided: () => {
          toast(text.done);
          onDone();
        },
      }),
    { id },
  );
  const { snapshot, send } = flow;
  const { opened, error } = snapshot.context;
  const nameOf = ({ report }: Opened) => reportsText.caseName(reportsText.types[report.targetType], id);
  return (
    <SidePanel title={opened ? nameOf(opened) : text.title} onClose={onClose}>
      <FlowFrame
        flow="reportCase"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={opened !== null}
      >
        {opened ? (
          <OpenCase flow={flow} opened={opened} name={nameOf(opened)} form={form} onDone={onDone} />
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}

type Opened = NonNullable<CaseFlow['snapshot']['context']['opened']>;
type OpenProps = Pick<PanelProps, 'onDone'> & {
  flow: CaseFlow;
  opened: Opened;
  name: string;
  form: RefObject<HTMLFormElement | null>;
};

/** Facts and outcome of a case; the administrator who has claimed it decides here. */
function OpenCase({ flow, opened, name, form, onDone }: OpenProps) {
  const { snapshot, send } = flow;
  const { caseId: id } = opened.report;
  const { error } = snapshot.context;
  const isMine = snapshot.matches('claimed') || snapshot.matches('deciding');
  return (
    <Stack gap={6}>
      {snapshot.matches('conflict') ? (
        <Conflict reason={error ?? text.changed} onLook={() => send({ type: 'screen.retried' })} />
      ) : null}
      {snapshot.matches('decided') ? <Muted role="status">{text.done}</Muted> : null}
      {isMine ? null : <Outcome report={opened.report} />}
      {snapshot.matches('settled') ? (
        <Reopening isPossible={mayReopen(opened)} onReopen={() => send({ type: 'decision.reopened' })} />
      ) : null}
      <CaseFacts opened={opened} />
      <Row>
        <AuditLink type="CASE" id={id} name={name} />
      </Row>
      {isMine ? (
        <CaseClaimRenewal
          held={{ id, version: opened.report.version }}
          onLost={(reason) => send({ type: 'claim.lost', reason })}
        />
      ) : null}
      {isMine ? <DecisionForm flow={flow} form={form} /> : null}
      <AuthorBulk opened={opened} onDone={onDone} />
    </Stack>
  );
}

/** Change of the case by another administrator, and the button that loads it. */
const Conflict = ({ reason, onLook }: { reason: string; onLook: () => void }) => (
  <Stack gap={3}>
    <Refusal reason={reason} />
    <Row>
      <Button type="button" size="small" onClick={onLook}>
        {text.look}
      </Button>
    </Row>
  </Stack>
);

/** Button that reopens a settled case, or the reason why it stays settled. */
const Reopening = ({ isPossible, onReopen }: { isPossible: boolean; onReopen: () => void }) =>
  isPossible ? (
    <Row>
      <Button type="button" size="small" onClick={onReopen}>
        {text.reopen}
      </Button>
    </Row>
  ) : (
    <Muted>{text.goneForGood}</Muted>
  );

type Decided = Pick<
  Parameters<typeof CaseFacts>[0]['opened']['report'],
  'targetType' | 'decision' | 'decidedBy' | 'decidedAt' | 'claimedBy'
>;
/** Decision and its author, or the administrator who has claimed the case. */
const Outcome = ({
  report: { targetType, decision, decidedBy, decidedAt, claimedBy },
}: {
  report: Decided;
}) => (
  <>
    {decision && decidedAt ? (
      <p>
        {text.decidedAs(
          decisionName(targetType, decision),
          decidedBy ?? text.somebody,
          formatDateTime(decidedAt),
        )}
      </p>
    ) : null}
    {claimedBy ? <p>{text.inHandOf(claimedBy.nickname)}</p> : null}
  </>
);
