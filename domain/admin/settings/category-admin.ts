import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';

const MOST_CATEGORIES = 100;
const CODE_LENGTH = { min: 2, max: 30 } as const;
const CODE = new RegExp(`^[A-Z][A-Z_]{${CODE_LENGTH.min - 1},${CODE_LENGTH.max - 1}}$`);

const typeField = v.pipe(
  v.string('코드를 입력해 주세요.'),
  v.regex(CODE, `코드는 영어 대문자와 _로 ${CODE_LENGTH.min}자부터 ${CODE_LENGTH.max}자까지예요.`),
);
const nameField = textField('이름', 1, 20);
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

const categoryRow = v.object({
  categoryId: v.number(),
  type: v.string(),
  name: v.string(),
  isHidden: v.boolean(),
  /** Number of products ever in the category, including deleted ones. */
  products: v.number(),
  version: v.number(),
});
export type CategoryRow = v.InferOutput<typeof categoryRow>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists all product categories in display order, hidden ones included. */
export const listAllCategories = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'Lists all categories in order, including hidden ones.',
  response: v.array(categoryRow),
});

/** Form of a new product category: code and name. */
export const newCategoryForm = v.object({ type: typeField, name: nameField });

/** Endpoint of admins: appends a product category. */
export const addCategory = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/categories',
  keyed: true,
  summary: 'Adds a category at the end.',
  body: newCategoryForm,
  response: categoryRow,
});

/** Form that changes a product category at its version. */
export const categoryForm = v.object({
  type: typeField,
  name: nameField,
  isHidden: v.boolean(),
  version: versionField,
});
export type CategoryForm = v.InferOutput<typeof categoryForm>;

/**
 * Endpoint of admins: renames or hides a product category at its version; the code only while it is
 * empty.
 */
export const changeCategory = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/admin/categories/{id}',
  keyed: true,
  summary:
    'Renames or hides a category; requires the version that was read; its code can change only while it is empty.',
  params: idParams,
  body: categoryForm,
  response: categoryRow,
});

/** Endpoint of admins: sets the display order of all product categories. */
export const sortCategories = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/admin/categories',
  keyed: true,
  summary: 'Sets the order of all categories.',
  body: v.object({ ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOST_CATEGORIES)) }),
  response: v.array(categoryRow),
});

/** Endpoint of admins: deletes a product category that never held a product. */
export const deleteCategory = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: '/api/admin/categories/{id}',
  summary: 'Deletes a category that never contained a product.',
  params: idParams,
  response: v.null(),
});
