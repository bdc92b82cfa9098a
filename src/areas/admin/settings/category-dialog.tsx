import type { CategoryRow } from '#domain/admin/settings/category-admin.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { categoryText as text } from './settings.text.ts';
import { wireCategoryForm } from './settings.wiring.ts';

/** `onClose` is called after every result, since another administrator may have changed the list. */
type Props = { category: CategoryRow | null; onClose: () => void };

/** Dialog that adds or renames a category. */
export function CategoryDialog({ category, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireCategoryForm(app, focusProblem, onClose), { category });
  const { values, problems } = snapshot.context;
  const at = (name: keyof typeof values) => ({
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="categoryForm"
      snapshot={snapshot}
      form={form}
      title={category ? text.rename : text.add}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextField label={text.name} required {...at('name')} />
      {category && category.products > 0 ? null : (
        <TextField label={text.code} hint={text.codeHint} required {...at('type')} />
      )}
    </FormDialog>
  );
}
