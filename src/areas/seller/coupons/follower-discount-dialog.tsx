import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { FollowerDiscountValues } from '#machines/seller/coupons/follower-discount-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { followerDiscountText } from './follower-discount.text.ts';
import { wireFollowerDiscountForm } from './follower-discount.wiring.ts';

const text = followerDiscountText.form;
const KINDS = (['RATE', 'WON'] as const).map((value) => ({ value, label: text.kinds[value] }));
export type FollowerDiscountDialogProps = { onDone: () => void; onClose: () => void };

/** Dialog that begins a discount of the store for its followers. */
export default function FollowerDiscountDialog({ onDone, onClose }: FollowerDiscountDialogProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireFollowerDiscountForm(app, focusProblem, onDone));
  const { values, problems } = snapshot.context;
  const at = (name: Exclude<keyof FollowerDiscountValues, 'kind'>) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="followerDiscountForm"
      snapshot={snapshot}
      form={form}
      title={followerDiscountText.start}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField
        label={text.kind}
        choices={KINDS}
        value={values.kind}
        onChange={({ target }) =>
          send({ type: 'field.changed', change: { kind: target.value === 'WON' ? 'WON' : 'RATE' } })
        }
      />
      {values.kind === 'RATE' ? (
        <NumberField
          label={text.percent}
          hint={text.percentHint}
          unit={numbersText.percent}
          {...at('percent')}
        />
      ) : null}
      <NumberField label={text.won[values.kind]} hint={text.wonHint} unit={numbersText.won} {...at('won')} />
      <DateField label={text.ends} hint={text.endsHint} {...at('endsOn')} />
    </FormDialog>
  );
}
