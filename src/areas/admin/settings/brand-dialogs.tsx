import type { BrandRow } from '#domain/admin/settings/brand-admin.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { brandText as text } from './brands.text.ts';
import { wireBrandForm, wireBrandMerge } from './brands.wiring.ts';

/** `onClose` is called after every result, since another administrator may have changed the list. */
type FormProps = { brand: BrandRow | null; onClose: () => void };

/** Dialog that adds a brand or sets its names. */
export function BrandDialog({ brand, onClose }: FormProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireBrandForm(app, focusProblem, onClose), { brand });
  const { values, problems } = snapshot.context;
  const at = (name: keyof typeof values) => ({
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="brandForm"
      snapshot={snapshot}
      form={form}
      title={brand ? text.rename : text.add}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextField {...at('name')} required />
      <TextField {...at('englishName')} />
      <TextField {...at('aliases')} hint={text.aliasesHint} />
    </FormDialog>
  );
}

type MergeProps = { brand: BrandRow; brands: readonly BrandRow[]; onClose: () => void };

/** Dialog that merges a brand into another one. */
export function BrandMergeDialog({ brand, brands, onClose }: MergeProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireBrandMerge(app, focusProblem, onClose), { brand, brands });
  const { values, problems, about } = snapshot.context;
  const others = about.brands
    .filter(({ brandId }) => brandId !== brand.brandId)
    .map(({ brandId, name }) => ({ value: String(brandId), label: name }));
  return (
    <FormDialog
      flow="brandMerge"
      snapshot={snapshot}
      form={form}
      title={text.mergeTitle(brand.name)}
      action={{ label: text.merge, busy: text.merging }}
      hint={<Muted>{text.mergeHint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField
        label={text.into}
        required
        choices={[{ value: '', label: text.noInto }, ...others]}
        value={values.intoId}
        problem={sentenceAt(problems, 'intoId')}
        onChange={({ target }) => send({ type: 'field.changed', change: { intoId: target.value } })}
      />
    </FormDialog>
  );
}
