import { useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ReportFile } from '#domain/problem-reports/report-file.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { reportText as text } from './problem-reports.text.ts';
import { wireProblemReport, wireReportRoutes } from './problem-reports.wiring.ts';
import { pageFacts, type RecordedPage } from './recorded-page.ts';
import { toReportFile } from './to-report-file.ts';

const Content = styled('pre', {
  maxHeight: '240px',
  margin: 0,
  padding: '$3',
  overflow: 'auto',
  borderRadius: '$control',
  background: '$sunken',
  fontSize: '$label',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const List = styled('ul', { margin: 0, paddingLeft: '$5', listStyle: 'disc' });
const Problem = styled('p', { margin: 0, color: '$danger', fontSize: '$label' });

export type ReportDialogProps = { onClose: () => void };

/** Dialog of a problem report: first it loads the address patterns, then it shows what is sent and asks for consent. */
export default function ReportDialog({ onClose }: ReportDialogProps) {
  const app = useApp();
  const { user } = useSession();
  // Copied when the dialog opens, so that its own steps are no part of it.
  const [recorded] = useState(() => pageFacts(app, user?.userType ?? 'user'));
  const { snapshot, send } = useFlow(wireReportRoutes);
  const { data, error } = snapshot.context;
  if (data) return <ReportForm recorded={recorded} routes={data} onClose={onClose} />;
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <FlowFrame
        flow="reportRoutes"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={false}
      >
        {null}
      </FlowFrame>
    </Dialog>
  );
}

type FormProps = ReportDialogProps & { recorded: RecordedPage; routes: readonly string[] };

/** Form with what is sent, the file itself, and the consent. */
function ReportForm({ recorded, routes, onClose }: FormProps) {
  const { form, focusProblem } = useProblemFocus();
  const [file] = useState(() => toReportFile(recorded.recording, { routes, about: { ...recorded.about } }));
  const { snapshot, send } = useFlow((app) => wireProblemReport(app, { focusProblem, onDone: onClose }), {
    file,
  });
  const { values, problems } = snapshot.context;
  const problem = sentenceAt(problems, 'agreed');
  return (
    <FormDialog
      flow="problemReport"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.send, busy: text.sending }}
      hint={<WhatIsSent file={file} />}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <Checkbox
        checked={values.agreed}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => send({ type: 'field.changed', change: { agreed: target.checked } })}
      >
        {text.agree}
      </Checkbox>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
    </FormDialog>
  );
}

/** Says what a report holds and what it does not hold, with the file as it is sent. */
const WhatIsSent = ({ file }: { file: ReportFile }) => (
  <Stack gap={3}>
    <p>{text.intro}</p>
    <List>
      {text.sent.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </List>
    <strong>{text.notSent}</strong>
    <Collapsible summary={text.look}>
      <Stack gap={2}>
        <Muted>{text.count(file.steps.length, file.calls.length)}</Muted>
        <Content tabIndex={0}>{JSON.stringify(file, null, 1)}</Content>
      </Stack>
    </Collapsible>
    <Muted>{text.kept}</Muted>
  </Stack>
);
