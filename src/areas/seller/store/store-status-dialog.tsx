import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { StoreStatusChange } from '#machines/seller/store/store-status-change.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { ownStoreText as text } from './store.text.ts';
import { wireStoreStatusChange } from './store.wiring.ts';

export type StoreStatusDialogProps = { move: StoreStatusChange; onDone: () => void; onClose: () => void };

/** Dialog that pauses a store with a public reason, reopens or closes it. */
export default function StoreStatusDialog({ move, onDone, onClose }: StoreStatusDialogProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireStoreStatusChange(app, focusProblem, onDone), move);
  const { values, problems } = snapshot.context;
  const words = text.moves[move.state];
  return (
    <FormDialog
      flow="storeStatusChange"
      snapshot={snapshot}
      form={form}
      title={words.title}
      action={{ label: words.open, busy: text.sending }}
      hint={<Muted>{words.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {move.state === 'PAUSED' ? (
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          required
          value={values.reason}
          problem={sentenceAt(problems, 'reason')}
          onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
        />
      ) : null}
    </FormDialog>
  );
}
