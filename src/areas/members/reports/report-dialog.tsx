import { type FormEvent, useEffect } from 'react';
import { reportThing } from '#domain/admin/reports/report.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import { REPORT_LENGTH, REPORT_REASONS } from '#domain/reviews/review-reaction.ts';
import type { Reported } from '#machines/members/account/report.machine.ts';
import { reportText as text } from '#src/areas/members/reports/report.text.ts';
import { wireReport } from '#src/areas/members/reports/report.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField, TextArea } from '#src/ui/forms/field.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

export type ReportDialogProps = {
  of: Reported;
  /** Number of presses; each opens the dialog anew. */
  press: number;
  /** Called after a report, to hide the content. */
  onGone: () => void;
};

const reasons = REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }));

/** Dialog with the reason of a report, which also offers to block the author. */
export default function ReportDialog({ of, press, onGone }: ReportDialogProps) {
  const { snapshot, send } = useFlow((app) => wireReport(app, onGone), of);
  const [wait, blockWait] = [useWait(reportThing), useWait(blockMember)];
  useEffect(() => {
    if (press > 0) send({ type: 'report.opened' });
  }, [press, send]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = REPORT_REASONS.find((one) => one === form.get('reason')) ?? 'OTHER';
    send({ type: 'report.submitted', reason, description: String(form.get('description') ?? '') });
  };
  const isSaving = snapshot.hasTag('saving');
  return (
    <Dialog open={snapshot.hasTag('open')} title={text.title} onClose={() => send({ type: 'report.closed' })}>
      <Stack as="form" method="post" onSubmit={submit} data-flow="report" data-state={String(snapshot.value)}>
        <Refusal reason={snapshot.context.error} />
        <SelectField label={text.reason} name="reason" choices={reasons} />
        <TextArea
          label={text.description}
          hint={text.descriptionHint(REPORT_LENGTH)}
          name="description"
          maxLength={REPORT_LENGTH}
        />
        <Button
          tone="primary"
          type="submit"
          busy={snapshot.matches('sending')}
          blocked={isSaving}
          wait={wait}
        >
          {text.submit}
        </Button>
        {of.authorId === null ? null : (
          <>
            <Muted>{text.blockHint}</Muted>
            <Button
              type="button"
              busy={snapshot.matches('blocking')}
              blocked={isSaving}
              wait={blockWait}
              onClick={() => send({ type: 'author.blocked' })}
            >
              {text.block}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
