import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { COUPON_TYPES } from '#domain/trade/coupons/coupon.ts';
import type { TermValues } from '#machines/admin/coupons/coupon-terms.model.ts';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { couponsText } from './coupons.text.ts';

const text = couponsText.form;
const TYPES = COUPON_TYPES.map((value) => ({ value, label: text.types[value] }));

type Props = {
  values: TermValues;
  problems: readonly FieldProblem[];
  isHeld?: boolean;
  onChange: (change: Partial<TermValues>) => void;
};

/** Fields of a coupon's discount and limits. */
export function CouponTermsFields({ values, problems, isHeld = false, onChange }: Props) {
  const at = (name: 'discountValue' | 'minOrderAmount' | 'maxDiscountAmount') => ({
    name,
    problem: sentenceAt(problems, name),
    value: values[name],
    disabled: isHeld,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <SelectField
        label={text.type}
        choices={TYPES}
        value={values.discountType}
        disabled={isHeld}
        onChange={({ target }) =>
          onChange({ discountType: COUPON_TYPES.find((one) => one === target.value) ?? 'FIXED_DISCOUNT' })
        }
      />
      <NumberField
        label={text.value[values.discountType]}
        unit={numbersText.discounts[values.discountType]}
        required
        {...at('discountValue')}
      />
      <Checkbox
        checked={values.freeShipping}
        disabled={isHeld}
        onChange={({ target }) => onChange({ freeShipping: target.checked })}
      >
        {text.freeShipping}
      </Checkbox>
      <NumberField label={text.min} unit={numbersText.won} {...at('minOrderAmount')} />
      <NumberField label={text.max} hint={text.maxHint} unit={numbersText.won} {...at('maxDiscountAmount')} />
    </>
  );
}
