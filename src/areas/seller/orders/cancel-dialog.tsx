import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { CancelAbout } from '#machines/seller/orders/line-cancel.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
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
