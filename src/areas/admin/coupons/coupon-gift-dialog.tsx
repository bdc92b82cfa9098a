import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { CouponTermsFields } from './coupon-terms-fields.tsx';
import { couponsText } from './coupons.text.ts';
import { wireCouponGift } from './coupons.wiring.ts';

const text = couponsText.form;
type Name = 'email' | 'couponCode' | 'couponName' | 'expiresAt';

/** Dialog that issues a single coupon without a campaign to one member. */
export function CouponGiftDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireCouponGift(app, focusProblem, onDone));
  const { values, problems } = snapshot.context;
  const at = (name: Name) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="couponGift"
      snapshot={snapshot}
      form={form}
      title={couponsText.giveOne}
      action={{ label: text.give, busy: text.giving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextField label={text.email} required type="email" autoComplete="off" {...at('email')} />
      <TextField label={text.name} required {...at('couponName')} />
      <TextField label={text.code} hint={text.codeHint} required autoComplete="off" {...at('couponCode')} />
      <CouponTermsFields
        values={values}
        problems={problems}
        onChange={(change) => send({ type: 'field.changed', change })}
      />
      <DateField label={text.expires} required withTime {...at('expiresAt')} />
    </FormDialog>
  );
}
