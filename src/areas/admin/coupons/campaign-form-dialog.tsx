import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { DISTRIBUTIONS } from '#domain/trade/coupons/coupon-campaign.ts';
import type { CampaignFormValues } from '#machines/admin/coupons/campaign-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { CouponTermsFields } from './coupon-terms-fields.tsx';
import { couponsText } from './coupons.text.ts';
import { wireCampaignForm } from './coupons.wiring.ts';

const text = couponsText.form;
/** Names of fields in the list of problems. */
const NAMES: Readonly<Record<string, string>> = {
  name: text.name,
  code: text.code,
  minOrderAmount: text.min,
  maxDiscountAmount: text.max,
  issueLimit: text.limit,
  validDays: text.valid,
  startsAt: text.starts,
  endsAt: text.ends,
};
const nameOf =
  ({ discountType }: Pick<CampaignFormValues, 'discountType'>) =>
  (field: string): string =>
    field === 'discountValue' ? text.value[discountType] : (NAMES[field] ?? field);
type Props = { campaign: Campaign | null; onDone: () => void; onClose: () => void };
type Name = Exclude<keyof CampaignFormValues, 'discountType' | 'freeShipping' | 'distribution'>;

/** Dialog that creates or changes a campaign; terms of issued coupons are read-only. */
export function CampaignFormDialog({ campaign, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireCampaignForm(app, focusProblem, onDone), { campaign });
  const { values, problems } = snapshot.context;
  const isHeld = campaign !== null && campaign.issued > 0;
  const at = (name: Name) => ({
    name,
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="campaignForm"
      snapshot={snapshot}
      form={form}
      title={campaign ? couponsText.change : couponsText.create}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <ErrorSummary form={form} problems={problems} nameOf={nameOf(values)} />
      {isHeld ? <Muted>{text.held}</Muted> : null}
      <TextField label={text.name} required {...at('name')} />
      <TextField
        label={text.code}
        hint={text.codeHint}
        required
        autoComplete="off"
        disabled={isHeld}
        {...at('code')}
      />
      <SelectField
        label={text.distribution}
        hint={text.distributionHint[values.distribution]}
        choices={DISTRIBUTIONS.map((value) => ({ value, label: couponsText.distributions[value] }))}
        value={values.distribution}
        disabled={isHeld}
        onChange={({ target }) =>
          send({
            type: 'field.changed',
            change: { distribution: DISTRIBUTIONS.find((one) => one === target.value) ?? 'CODE' },
          })
        }
      />
      <CouponTermsFields
        values={values}
        problems={problems}
        isHeld={isHeld}
        onChange={(change) => send({ type: 'field.changed', change })}
      />
      <CountedField label={text.limit} required unit={numbersText.copies} least={1} {...at('issueLimit')} />
      <CountedField label={text.valid} required unit={numbersText.days} least={1} {...at('validDays')} />
      <DateField label={text.starts} hint={text.startsHint} withTime {...at('startsAt')} />
      <DateField label={text.ends} required withTime {...at('endsAt')} />
    </FormDialog>
  );
}
