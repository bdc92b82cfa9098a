import { sentenceAt } from '#domain/kit/problems.ts';
import type { CancelAbout } from '#machines/seller/line-cancel.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { Muted } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { orderPanelText } from './order-panel.text.ts';
import { wireLineCancel } from './order-panel.wiring.ts';

const text = orderPanelText.cancelForm;
type Props = { about: CancelAbout; onDone: (sentence: string) => void; onClose: () => void };

/** Dialog that cancels lines with a reason, which the buyer reads. */
export function CancelDialog({ about, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireLineCancel(app, focusProblem, onDone), about);
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="lineCancel"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.act, busy: text.busy }}
      hint={<Muted>{text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextArea
        label={text.reason}
        required
        problem={sentenceAt(problems, 'reason')}
        value={values.reason}
        onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
      />
      <Checkbox
        checked={values.isSoldOut}
        onChange={({ target }) => send({ type: 'field.changed', change: { isSoldOut: target.checked } })}
      >
        {text.soldOut}
      </Checkbox>
    </FormDialog>
  );
}
