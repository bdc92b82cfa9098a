import { REJECT_REASONS } from '#domain/trade/claims/cancellation-reasons.ts';
import { MAX_REJECT_IMAGES } from '#domain/trade/claims/claim-rejection.ts';
import { CARRIERS, carrierOf, trackingOf, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import type { ClaimStep, ClaimStepValues } from '#machines/seller/claims/claim-step.machine.ts';
import { claimWords } from '#src/areas/trade/claims/claim.text.ts';
import { Parts, Select, TextArea, TextField, useField } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { claimDeskText as text } from './claims.text.ts';

type FieldsProps = {
  values: ClaimStepValues;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<ClaimStepValues>) => void;
};
type Props = FieldsProps & { step: ClaimStep };

/** Fields of each step. */
export function ClaimStepFields({ step, ...fields }: Props) {
  const { values, problemOf, onChange } = fields;
  if (step === 'collect') return <ParcelFields {...fields} />;
  if (step === 'reject') return <Rejecting {...fields} />;
  if (step === 'receive')
    return (
      <TextArea
        label={text.note}
        hint={text.noteHint}
        value={values.note}
        problem={problemOf('note')}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    );
  return (
    <TextArea
      label={text.answer}
      hint={text.answerHint}
      value={values.answer}
      problem={problemOf('answer')}
      onChange={({ target }) => onChange({ answer: target.value })}
    />
  );
}

type Parcel = Pick<ClaimStepValues, 'carrier' | 'tracking'>;
type ParcelProps = {
  values: Parcel;
  problemOf: FieldsProps['problemOf'];
  onChange: (change: Partial<Parcel>) => void;
};

/** Courier and tracking number; the number may be added later. */
export function ParcelFields({ values, problemOf, onChange }: ParcelProps) {
  const known = carrierOf(values.carrier);
  const digits = trackingOf(values.tracking);
  const warning = known && digits ? trackingWarning(known, digits) : null;
  return (
    <>
      <Choice
        label={text.carrier}
        none={text.chooseCarrier}
        choices={CARRIERS.map(({ name }) => ({ value: name, label: name }))}
        value={values.carrier}
        problem={problemOf('carrier')}
        onChoose={(carrier) => onChange({ carrier })}
      />
      <TextField
        label={text.tracking}
        hint={warning ?? text.trackingHint}
        inputMode="numeric"
        value={values.tracking}
        problem={problemOf('tracking')}
        onChange={({ target }) => onChange({ tracking: target.value })}
      />
    </>
  );
}

function Rejecting({ values, problemOf, onChange }: FieldsProps) {
  return (
    <>
      <Choice
        label={text.reason}
        none={text.chooseReason}
        choices={REJECT_REASONS.map((value) => ({ value, label: claimWords.rejections[value] }))}
        value={values.reason ?? ''}
        problem={problemOf('reason')}
        onChoose={(chosen) => onChange({ reason: REJECT_REASONS.find((one) => one === chosen) ?? null })}
      />
      <TextArea
        label={text.rejectAnswer}
        hint={text.rejectHint}
        required
        value={values.answer}
        problem={problemOf('answer')}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <ImagePicker
        images={values.images}
        max={MAX_REJECT_IMAGES}
        problem={problemOf('images')}
        onChange={(images) => onChange({ images })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  /** Label of the empty choice. */
  none: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  problem: string | undefined;
  onChoose: (value: string) => void;
};

function Choice({ label, none, choices, value, problem, onChoose }: ChoiceProps) {
  const { id, aria } = useField({ problem });
  return (
    <Parts id={id} label={label} required {...(problem ? { problem } : {})}>
      <Select {...aria} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Parts>
  );
}
