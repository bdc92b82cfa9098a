import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { LineShipments } from '#machines/seller/orders/line-bulk.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { CarrierField, NumberField } from './carrier-field.tsx';
import { wireLineParcels } from './line-bulk.wiring.ts';
import { ordersText } from './orders.text.ts';

const text = ordersText.bulk;
type Props = {
  lines: readonly SellerLine[];
  onTyped: (shipments: LineShipments) => void;
  onClose: () => void;
};

/** Courier for the selected lines, and a tracking number for each. */
export default function LineParcelsDialog({ lines, onTyped, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow(
    () => wireLineParcels(focusProblem, onTyped),
    lines.map(({ orderNo, orderItemId }) => ({ orderNo, orderItemId: String(orderItemId) })),
  );
  const { values, problems } = snapshot.context;
  const at = (name: string) => ({
    problem: sentenceAt(problems, name),
    value: values[name] ?? '',
    onChange: (value: string) => send({ type: 'field.changed', change: { [name]: value } }),
  });
  return (
    <FormDialog
      flow="lineParcels"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.check, busy: text.checking }}
      hint={<Muted>{text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <CarrierField {...at('carrier')} />
      {lines.map(({ orderItemId, orderNo, productName }) => (
        <NumberField
          key={orderItemId}
          label={text.number(orderNo, productName)}
          carrier={values.carrier}
          {...at(String(orderItemId))}
        />
      ))}
    </FormDialog>
  );
}
