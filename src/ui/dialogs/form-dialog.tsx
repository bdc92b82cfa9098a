import type { ReactNode, Ref } from 'react';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '../button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Refusal } from '../states.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  /** Snapshot of a form of machines/kit. */
  snapshot: {
    value: unknown;
    hasTag(tag: 'saving'): boolean;
    matches(state: { editing: 'unanswered' }): boolean;
    context: { error: string | null };
  };
  form: Ref<HTMLFormElement>;
  title: string;
  /** Label of the button, and its label while sending. */
  action: { label: string; busy: string };
  /** Shown above the fields. */
  hint?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Form in a dialog, with its refusal and one button; it cannot be closed while sending. */
export function FormDialog(props: FormDialogProps) {
  const { flow, snapshot, form, title, action, hint, onSubmit, onClose, children } = props;
  const isSaving = snapshot.hasTag('saving');
  return (
    <Dialog open title={title} onClose={() => isSaving || onClose()}>
      <form
        method="post"
        ref={form}
        data-flow={flow}
        data-state={statePath(snapshot.value)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack>
          {hint}
          <Refusal reason={snapshot.context.error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          {children}
          <Button tone="primary" size="wide" type="submit" busy={isSaving}>
            {isSaving ? action.busy : action.label}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
