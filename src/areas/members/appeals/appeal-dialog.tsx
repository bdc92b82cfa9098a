import type { FormEvent } from 'react';
import { APPEAL_LENGTH, fileAppeal } from '#domain/admin/reports/appeal.ts';
import { appealText as text } from '#src/areas/members/appeals/appeal.text.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { Button } from '#src/ui/button.tsx';
import { LateDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

type AppealDialogProps = {
  isOpen: boolean;
  error: string | null;
  isSaving: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** Dialog with the author's reasons against a decision. */
export function AppealDialog({ isOpen, error, isSaving, onSend, onClose }: AppealDialogProps) {
  const wait = useWait(fileAppeal);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('text') ?? ''));
  };
  return (
    <LateDialog open={isOpen} title={text.form} onClose={onClose}>
      <Stack as="form" method="post" onSubmit={submit}>
        <Refusal reason={error} />
        <TextArea label={text.text} hint={text.textHint} name="text" maxLength={APPEAL_LENGTH} required />
        <Button tone="primary" type="submit" busy={isSaving} wait={wait}>
          {text.submit}
        </Button>
      </Stack>
    </LateDialog>
  );
}
