import type { ComponentProps } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { Chosen } from '#machines/kit/bulk.ts';
import type { BulkEdit } from '#machines/seller/products/bulk-edit.machine.ts';
import type { BulkEditValues } from '#machines/seller/products/bulk-edit-form.machine.ts';
import type { SellerProductFilters } from '#machines/seller/products/seller-products.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { ErrorState, Skeleton } from '#src/ui/states.tsx';
import { salePeriodText } from '../editor/sale-period.text.ts';
import { bulkEditText as text } from './bulk-edit.text.ts';
import { wireBulkEditForm } from './bulk-edit.wiring.ts';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const KINDS = choicesOf(text.kinds);
const DISCOUNTS = choicesOf(text.discounts);
const STATES = choicesOf(text.states);

type Props = {
  chosen: Chosen<SellerProductFilters>;
  count: number;
  onShown: (edit: BulkEdit) => void;
  onClose: () => void;
};

/** Form of a bulk change of the selected products; the preview follows. */
export default function BulkEditDialog({ chosen, count, onShown, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireBulkEditForm(app, { chosen, focusProblem, onShown }), {
    target: count,
  });
  const { values, problems, about, error } = snapshot.context;
  const at = (name: keyof BulkEditValues) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="bulkEditForm"
      snapshot={snapshot}
      form={form}
      title={text.title(formatNumber(count))}
      action={{ label: text.preview, busy: text.previewing }}
      hint={<Muted>{snapshot.matches('closed') ? text.nothing : text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {/* Rendered after loading, since the chart ignores changes before that. */}
      {snapshot.hasTag('busy') ? <Skeleton rows={2} /> : null}
      {snapshot.hasTag('failed') ? (
        <ErrorState message={error || text.loadFailed} onRetry={() => send({ type: 'screen.retried' })} />
      ) : null}
      {snapshot.hasTag('busy') || snapshot.hasTag('failed') ? null : (
        <>
          <SelectField label={text.kind} required choices={KINDS} {...at('kind')} />
          <Change
            kind={values.kind}
            discountType={values.discountType}
            categories={about.categories}
            at={at}
          />
        </>
      )}
    </FormDialog>
  );
}

type ChangeProps = Pick<BulkEditValues, 'kind' | 'discountType'> & {
  categories: readonly Category[];
  at: (name: keyof BulkEditValues) => {
    problem: string | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

/** Period of a discount. */
const Period = ({ at }: Pick<ChangeProps, 'at'>) => (
  <>
    <DateField label={salePeriodText.from} hint={salePeriodText.fromHint} withTime {...at('saleFrom')} />
    <DateField label={salePeriodText.until} hint={salePeriodText.untilHint} withTime {...at('saleUntil')} />
  </>
);

/** Change of a price up or down; a keypad of digits has no minus. */
const Signed = (field: ComponentProps<typeof NumberField>) => (
  <NumberField inputMode="text" required {...field} />
);

/** Fields of one kind of change. */
function Change({ kind, discountType, categories, at }: ChangeProps) {
  switch (kind) {
    case 'PRICE_PERCENT':
      return (
        <Signed label={text.percent} hint={text.percentHint} unit={numbersText.percent} {...at('percent')} />
      );
    case 'PRICE_WON':
      return <Signed label={text.won} hint={text.wonHint} unit={numbersText.won} {...at('won')} />;
    case 'DISCOUNT':
      return (
        <>
          <SelectField label={text.discountType} required choices={DISCOUNTS} {...at('discountType')} />
          {discountType === 'NONE' ? null : (
            <>
              <NumberField
                label={text.discountValue}
                unit={discountType === 'RATE_DISCOUNT' ? numbersText.percent : numbersText.won}
                required
                {...at('discountValue')}
              />
              <Period at={at} />
            </>
          )}
        </>
      );
    case 'PERIOD':
      return <Period at={at} />;
    case 'STATE':
      return <SelectField label={text.state} required choices={STATES} {...at('state')} />;
    case 'CATEGORY':
      return (
        <SelectField
          label={text.category}
          required
          choices={[
            { value: '', label: text.choose },
            ...categories.map(({ categoryId, name }) => ({
              value: String(categoryId),
              label: name,
            })),
          ]}
          {...at('categoryId')}
        />
      );
  }
}
