import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import {
  lastOfferDay,
  STORE_COUPON_NAME_LENGTH,
  type StoreCoupon,
} from '#domain/seller/coupons/store-coupon.ts';
import { lastDayOf } from '#domain/seller/coupons/store-coupon-change.ts';
import type { StoreCouponChangeValues } from '#machines/seller/coupons/store-coupon-change.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { storeCouponsText } from './store-coupons.text.ts';
import { wireStoreCouponChange } from './store-coupons.wiring.ts';

const { form: fields, change: text } = storeCouponsText;
export type StoreCouponChangeDialogProps = { coupon: StoreCoupon; onDone: () => void; onClose: () => void };

/** Dialog that changes name, copies and last day of a coupon of the store. */
export default function StoreCouponChangeDialog({ coupon, onDone, onClose }: StoreCouponChangeDialogProps) {
  const { form, focusProblem } = useProblemFocus();
  const today = seoulDay(new Date());
  const startsOn = coupon.startsAt ? seoulDay(new Date(coupon.startsAt)) : today;
  const { snapshot, send } = useFlow((app) => wireStoreCouponChange(app, focusProblem, onDone), {
    campaignId: coupon.campaignId,
    name: coupon.name,
    issueLimit: String(coupon.issueLimit),
    endsOn: lastDayOf(coupon.endsAt),
    startsOn,
    issued: coupon.issued,
    today,
  });
  const { values, problems } = snapshot.context;
  const at = (name: keyof StoreCouponChangeValues) => ({
    required: true,
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="storeCouponChange"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.save, busy: text.saving }}
      hint={<Muted>{text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextField label={fields.name} maxLength={STORE_COUPON_NAME_LENGTH} {...at('name')} />
      <CountedField
        label={fields.copies}
        unit={numbersText.copies}
        least={Math.max(coupon.issued, 1)}
        {...at('issueLimit')}
      />
      <DateField
        label={fields.ends}
        min={coupon.state === 'SCHEDULED' ? startsOn : today}
        max={lastOfferDay(startsOn)}
        {...at('endsOn')}
      />
    </FormDialog>
  );
}
