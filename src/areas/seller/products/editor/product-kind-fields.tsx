import { FOOT_WIDTHS, MAIN_MATERIALS } from '#domain/catalogue/product-traits.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ProductEditorValues } from '#machines/seller/products/product-editor.model.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import type { EditorFlow } from './editor-flow.ts';
import { productEditorText as text } from './product-editor.text.ts';

type Name = 'categoryId' | 'brandId' | 'footWidth' | 'mainMaterial';
type Choice = { value: string; label: string };

const choicesOf = (traits: readonly { code: string; name: string }[]): Choice[] =>
  traits.map(({ code, name }) => ({ value: code, label: name }));

/** Category, brand, and the traits by which shoppers filter. */
export function ProductKindFields({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { values, problems, about } = snapshot.context;
  const change = (part: Partial<ProductEditorValues>) => send({ type: 'field.changed', change: part });
  const at = (name: Name) => ({
    name,
    label: text.fieldOf(name),
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const none = { value: '', label: text.noBrand };
  const categories = about.categories.map(({ categoryId, name }) => ({
    value: String(categoryId),
    label: name,
  }));
  const brands = about.brands.map(({ brandId, name }) => ({ value: String(brandId), label: name }));
  return (
    <>
      <SelectField
        {...at('categoryId')}
        required
        choices={[{ value: '', label: text.noCategory }, ...categories]}
      />
      <SelectField {...at('brandId')} hint={text.brandHint} choices={[none, ...brands]} />
      <SelectField
        {...at('footWidth')}
        hint={text.widthHint}
        choices={[{ value: '', label: text.noTrait }, ...choicesOf(FOOT_WIDTHS)]}
      />
      <SelectField
        {...at('mainMaterial')}
        hint={text.materialHint}
        choices={[{ value: '', label: text.noTrait }, ...choicesOf(MAIN_MATERIALS)]}
      />
    </>
  );
}
