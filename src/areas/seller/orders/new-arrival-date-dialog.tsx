import { formatDay } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { OwnLate } from '#domain/seller/orders/new-arrival-date.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { orderPanelText } from './order-panel.text.ts';
import { wireNewArrivalDateForm } from './order-panel.wiring.ts';

const text = orderPanelText.late;
type Props = {
  orderId: number;
  choice: NonNullable<OwnLate['choice']>;
  onDone: (sentence: string) => void;
  onClose: () => void;
};

/** Dialog that names the new arrival day of a late order with a reason; the buyer reads both. */
export function NewArrivalDateDialog({ orderId, choice, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const about = { orderId, first: choice.first };
  const { snapshot, send } = useFlow(
    (app) => wireNewArrivalDateForm(app, focusProblem, () => onDone(text.done)),
    about,
  );
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="newArrivalDateForm"
      snapshot={snapshot}
      form={form}
      title={text.name}
      action={{ label: text.act, busy: text.busy }}
      hint={<Muted>{text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <DateField
        label={text.day}
        hint={text.until(formatDay(choice.last))}
        required
        min={choice.first}
        max={choice.last}
        problem={sentenceAt(problems, 'day')}
        value={values.day}
        onChange={({ target }) => send({ type: 'field.changed', change: { day: target.value } })}
      />
      <TextArea
        label={text.reason}
        required
        problem={sentenceAt(problems, 'reason')}
        value={values.reason}
        onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
      />
    </FormDialog>
  );
}
