import type { ReactNode, Ref } from 'react';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '../button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Refusal } from '../states.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  /** A form of machines/kit. */
  snapshot: {
    value: unknown;
    hasTag(tag: 'saving'): boolean;
    matches(state: { editing: 'unanswered' }): boolean;
    context: { error: string | null };
  };
  form: Ref<HTMLFormElement>;
  title: string;
  /** What the button says, and what it says while it is under way. */
  action: { label: string; busy: string };
  /** Said above everything else. */
  hint?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, with its refusal and its one button; it does not close while it is being sent. */
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
