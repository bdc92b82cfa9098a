import { CARRIERS, carrierOf, trackingOf, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { orderPanelText } from './order-panel.text.ts';

const text = orderPanelText.parcel;
const CHOICES = [
  { value: '', label: text.choose },
  ...CARRIERS.map(({ name }) => ({ value: name, label: name })),
];

type FieldProps = { value: string; problem: string | undefined; onChange: (value: string) => void };

/** Select of the known couriers. */
export const CarrierField = ({ value, problem, onChange }: FieldProps) => (
  <SelectField
    label={text.carrier}
    required
    choices={CHOICES}
    problem={problem}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

type NumberProps = FieldProps & { label: string; hint?: string; carrier: string };

/** Field of a tracking number; a number of unusual form gives a warning but can be sent. */
export function NumberField({ label, hint, carrier, value, problem, onChange }: NumberProps) {
  const [known, digits] = [carrierOf(carrier), trackingOf(value)];
  const warning = known && digits ? trackingWarning(known, digits) : null;
  return (
    <div>
      <TextField
        label={label}
        {...(hint ? { hint } : {})}
        required
        inputMode="numeric"
        autoComplete="off"
        problem={problem}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Muted role="status" css={{ color: '$danger' }}>
        {warning}
      </Muted>
    </div>
  );
}
