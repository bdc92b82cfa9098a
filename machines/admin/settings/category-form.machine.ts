import {
  addCategory,
  type CategoryForm,
  type CategoryRow,
  categoryForm,
  changeCategory,
  newCategoryForm,
} from '#domain/admin/settings/category-admin.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { asksOneOf, nothing, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** The category to change; null creates a new one. */
export type CategoryFormAbout = { category: CategoryRow | null };
type CategoryFormValues = { type: string; name: string };
/** Request body with the id of the category that it changes. */
export type CategorySent = { id: null; body: CategoryFormValues } | { id: number; body: CategoryForm };

function sentOf({ type, name }: CategoryFormValues, { category }: CategoryFormAbout): CategorySent {
  if (!category) return { id: null, body: { type, name } };
  const { categoryId, isHidden, version } = category;
  return { id: categoryId, body: { type, name, isHidden, version } };
}

/**
 * Machine of the category form: adds a category or renames one; the code can change only while it was never
 * used.
 */
export const categoryFormMachine = createFormMachine<
  CategoryFormValues,
  CategorySent,
  void,
  CategoryFormAbout
>({
  id: 'categoryForm',
  description: 'A category is added, or has another name; its code only while nothing was ever in it.',
  blank: ({ category }) => ({ type: category?.type ?? '', name: category?.name ?? '' }),
  rules: (values, about) => {
    const { id, body } = sentOf(values, about);
    return problemsOf(id === null ? newCategoryForm : categoryForm, body);
  },
  toBody: sentOf,
  save: asksOneOf([addCategory, changeCategory], ({ body: sent }) =>
    sent.id === null
      ? to(addCategory, { body: sent.body }, nothing)
      : to(changeCategory, { params: { id: sent.id }, body: sent.body }, nothing),
  ),
});
