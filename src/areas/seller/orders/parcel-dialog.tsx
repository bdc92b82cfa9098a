import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { Parcel, ParcelAbout } from '#machines/seller/orders/parcel-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { CarrierField, NumberField } from './carrier-field.tsx';
import { orderPanelText } from './order-panel.text.ts';
import { wireParcelForm } from './order-panel.wiring.ts';

const text = orderPanelText.parcel;
type Props = { about: ParcelAbout; onDone: (sentence: string) => void; onClose: () => void };

/** Dialog with courier and tracking number of a new parcel, or of a correction. */
export function ParcelDialog({ about, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireParcelForm(app, focusProblem, onDone), about);
  const { values, problems } = snapshot.context;
  const at = (name: keyof Parcel) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: (value: string) => send({ type: 'field.changed', change: { [name]: value } }),
  });
  const isShipping = about.deed === 'ship';
  return (
    <FormDialog
      flow="parcelForm"
      snapshot={snapshot}
      form={form}
      title={text[about.deed]}
      action={{ label: isShipping ? text.shipAct : text.correctAct, busy: text.busy }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <CarrierField {...at('carrier')} />
      <NumberField
        label={text.number}
        hint={text.numberHint}
        carrier={values.carrier}
        {...at('trackingNumber')}
      />
    </FormDialog>
  );
}
