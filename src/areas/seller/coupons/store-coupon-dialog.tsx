import type { ComponentProps } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { STORE_COUPON_NAME_LENGTH } from '#domain/seller/coupons/store-coupon.ts';
import { COUPON_TYPES } from '#domain/trade/coupons/coupon.ts';
import type { StoreCouponValues } from '#machines/seller/coupons/store-coupon-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { storeCouponsText } from './store-coupons.text.ts';
import { wireStoreCouponForm } from './store-coupons.wiring.ts';

const text = storeCouponsText.form;
const TYPES = COUPON_TYPES.map((value) => ({ value, label: text.types[value] }));
/** Names of fields in the list of problems. */
const NAMES: Readonly<Record<string, string>> = {
  name: text.name,
  maxDiscountAmount: text.max,
  minOrderAmount: text.min,
  issueLimit: text.copies,
  startsOn: text.starts,
  endsOn: text.ends,
  validDays: text.valid,
};
const nameOf =
  ({ discountType }: Pick<StoreCouponValues, 'discountType'>) =>
  (field: string): string =>
    field === 'discountValue' ? text.value[discountType] : (NAMES[field] ?? field);
export type StoreCouponDialogProps = { onDone: () => void; onClose: () => void };

/** Dialog that creates a coupon of the store. */
export default function StoreCouponDialog({ onDone, onClose }: StoreCouponDialogProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireStoreCouponForm(app, focusProblem, onDone), {
    today: seoulDay(new Date()),
  });
  const { values, problems } = snapshot.context;
  const at = (name: Exclude<keyof StoreCouponValues, 'discountType'>) => ({
    name,
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="storeCouponForm"
      snapshot={snapshot}
      form={form}
      title={storeCouponsText.create}
      action={{ label: text.save, busy: text.saving }}
      hint={<Muted>{text.limit}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <ErrorSummary form={form} problems={problems} nameOf={nameOf(values)} />
      <TextField label={text.name} required maxLength={STORE_COUPON_NAME_LENGTH} {...at('name')} />
      <SelectField
        label={text.type}
        choices={TYPES}
        value={values.discountType}
        onChange={({ target }) =>
          send({
            type: 'field.changed',
            change: { discountType: COUPON_TYPES.find((one) => one === target.value) ?? 'RATE_DISCOUNT' },
          })
        }
      />
      <NumberField
        label={text.value[values.discountType]}
        unit={numbersText.discounts[values.discountType]}
        required
        {...at('discountValue')}
      />
      {values.discountType === 'RATE_DISCOUNT' ? (
        <NumberField label={text.max} required unit={numbersText.won} {...at('maxDiscountAmount')} />
      ) : null}
      <NumberField label={text.min} hint={text.minHint} unit={numbersText.won} {...at('minOrderAmount')} />
      <CountedField label={text.copies} required unit={numbersText.copies} least={1} {...at('issueLimit')} />
      <DateField label={text.starts} required {...at('startsOn')} />
      <DateField label={text.ends} required {...at('endsOn')} />
      <ValidDays {...at('validDays')} />
    </FormDialog>
  );
}

/** Days for which a coupon can be used. */
const ValidDays = (field: Omit<ComponentProps<typeof CountedField>, 'label'>) => (
  <CountedField
    label={text.valid}
    hint={text.validHint}
    required
    unit={numbersText.days}
    least={1}
    {...field}
  />
);
