import { CARRIERS, carrierOf, trackingOf, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { claimWords } from './claim.text.ts';

const text = claimWords.parcel;
type Parcel = { carrier: string; tracking: string };
type ParcelProps = {
  values: Parcel;
  /** Hint at the number, unless it is unusual. */
  hint?: string;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<Parcel>) => void;
};

/** Carrier and tracking number of a parcel, with a warning about an unusual number. */
export function ParcelFields({ values, hint, problemOf, onChange }: ParcelProps) {
  const known = carrierOf(values.carrier);
  const digits = trackingOf(values.tracking);
  const warning = known && digits ? trackingWarning(known, digits) : null;
  return (
    <>
      <SelectField
        label={text.carrier}
        required
        choices={[
          { value: '', label: text.chooseCarrier },
          ...CARRIERS.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={values.carrier}
        problem={problemOf('carrier')}
        onChange={({ target }) => onChange({ carrier: target.value })}
      />
      <TextField
        label={text.tracking}
        hint={warning ?? hint}
        inputMode="numeric"
        value={values.tracking}
        problem={problemOf('tracking')}
        onChange={({ target }) => onChange({ tracking: target.value })}
      />
    </>
  );
}
