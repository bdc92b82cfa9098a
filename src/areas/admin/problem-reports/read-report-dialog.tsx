import { useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { REPORT_READ_REASONS, type ReportReadReason } from '#domain/problem-reports/report-desk.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { download } from '#src/lib/download.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { reportDeskText as text } from './problem-reports.text.ts';
import { wireReportReading } from './problem-reports.wiring.ts';

const Content = styled('pre', {
  maxHeight: '50vh',
  margin: 0,
  padding: '$3',
  overflow: 'auto',
  borderRadius: '$control',
  background: '$sunken',
  fontSize: '$label',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const REASONS = Object.keys(REPORT_READ_REASONS) as ReportReadReason[];
const CHOICES = [
  { value: '', label: text.choose },
  ...REASONS.map((value) => ({ value, label: REPORT_READ_REASONS[value] })),
];

type Props = { id: number; onClose: () => void };

/** Dialog that asks for a reason and then shows the file of a report, which QA opens in the inspector. */
export function ReadReportDialog({ id, onClose }: Props) {
  const [file, setFile] = useState<string | null>(null);
  if (file === null) return <ReasonForm id={id} onClose={onClose} onRead={setFile} />;
  return (
    <Dialog open title={text.file} onClose={onClose}>
      <Stack>
        <Content tabIndex={0}>{JSON.stringify(JSON.parse(file), null, 1)}</Content>
        <Button
          type="button"
          tone="primary"
          size="wide"
          onClick={() => download(`problem-report-${id}.json`, file, 'application/json')}
        >
          {text.download}
        </Button>
      </Stack>
    </Dialog>
  );
}

function ReasonForm({ id, onClose, onRead }: Props & { onRead: (file: string) => void }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireReportReading(app, { focusProblem, onRead }), { id });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="reportReading"
      snapshot={snapshot}
      form={form}
      title={text.file}
      action={{ label: text.send, busy: text.sending }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField
        label={text.reason}
        choices={CHOICES}
        value={values.reason}
        problem={sentenceAt(problems, 'reason')}
        onChange={({ target }) =>
          send({
            type: 'field.changed',
            change: { reason: REASONS.find((one) => one === target.value) ?? '' },
          })
        }
      />
      <Muted>{text.reasonHint}</Muted>
    </FormDialog>
  );
}
