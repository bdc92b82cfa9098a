import { REJECT_REASONS } from '#domain/trade/claims/cancellation-reasons.ts';
import { MAX_REJECT_IMAGES } from '#domain/trade/claims/claim-rejection.ts';
import type { ClaimStep, ClaimStepValues } from '#machines/seller/claims/claim-step.machine.ts';
import { claimWords } from '#src/areas/trade/claims/claim.text.ts';
import { ParcelFields } from '#src/areas/trade/claims/parcel-fields.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { SelectField, TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { claimDeskText as text } from './claims.text.ts';

type FieldsProps = {
  values: ClaimStepValues;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<ClaimStepValues>) => void;
};
type Props = FieldsProps & {
  step: ClaimStep;
  /** True if the buyer wanted to pay the parcel. */
  isPrepaid: boolean;
};

/** Fields of each step. */
export function ClaimStepFields({ step, isPrepaid, ...fields }: Props) {
  const { values, problemOf, onChange } = fields;
  if (step === 'collect') return <ParcelFields {...fields} hint={text.trackingHint} />;
  if (step === 'reject') return <Rejecting {...fields} />;
  if (step === 'receive' && isPrepaid)
    return (
      <Checkbox
        checked={values.cameCollect}
        onChange={({ target }) => onChange({ cameCollect: target.checked })}
      >
        {text.cameCollect}
      </Checkbox>
    );
  if (step === 'approve' || step === 'receive') return null;
  if (step === 'check')
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

function Rejecting({ values, problemOf, onChange }: FieldsProps) {
  return (
    <>
      <SelectField
        label={text.reason}
        required
        choices={[
          { value: '', label: text.chooseReason },
          ...REJECT_REASONS.map((value) => ({ value, label: claimWords.rejections[value] })),
        ]}
        value={values.reason ?? ''}
        problem={problemOf('reason')}
        onChange={({ target }) =>
          onChange({ reason: REJECT_REASONS.find((one) => one === target.value) ?? null })
        }
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
