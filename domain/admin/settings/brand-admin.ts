import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';

/** Limits of a brand: characters of a name, and number of other names. */
export const BRAND_LIMITS = { name: 40, aliases: 20 } as const;

const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

const brandRow = v.object({
  brandId: v.number(),
  name: v.string(),
  /** Empty if the brand has none. */
  englishName: v.string(),
  /** Other names by which it is found. */
  aliases: v.array(v.string()),
  /** Number of products that are not deleted. */
  products: v.number(),
  version: v.number(),
});
export type BrandRow = v.InferOutput<typeof brandRow>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists all brands with their names, by name. */
export const listAllBrands = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/brands',
  summary: 'Lists all brands with their names and their number of products.',
  response: v.array(brandRow),
});

const names = {
  name: textField('한글 이름', 1, BRAND_LIMITS.name),
  englishName: textField('영문 이름', 0, BRAND_LIMITS.name),
  aliases: v.pipe(
    v.array(textField('다른 이름', 1, BRAND_LIMITS.name)),
    v.maxLength(BRAND_LIMITS.aliases, `다른 이름은 ${BRAND_LIMITS.aliases}개까지 적을 수 있어요.`),
  ),
};

/** Form of a new brand. */
export const newBrandForm = v.object(names);
export type NewBrandForm = v.InferOutput<typeof newBrandForm>;

/** Endpoint of admins: adds a brand; each of its names belongs to one brand only. */
export const addBrand = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/brands',
  keyed: true,
  summary: 'Adds a brand with its Korean name, English name and other names.',
  body: newBrandForm,
  response: brandRow,
});

/** Form that changes all names of a brand at its version. */
export const brandForm = v.object({ ...names, version: versionField });
export type BrandForm = v.InferOutput<typeof brandForm>;

/** Endpoint of admins: sets the names of a brand at its version. */
export const changeBrand = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/admin/brands/{id}',
  keyed: true,
  summary: 'Sets the names of a brand; requires the version that was read.',
  params: idParams,
  body: brandForm,
  response: brandRow,
});

const NO_CHOICE = '합칠 브랜드를 골라 주세요.';

/** Form that merges a brand at its version into another one. */
export const brandMergeForm = v.object({
  intoId: v.pipe(v.number(NO_CHOICE), v.integer(NO_CHOICE), v.minValue(1, NO_CHOICE)),
  version: versionField,
});
export type BrandMergeForm = v.InferOutput<typeof brandMergeForm>;

/** Endpoint of admins: moves products and names of a brand to another one, and deletes it. */
export const mergeBrand = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/brands/{id}/merge',
  keyed: true,
  summary: 'Moves the products and names of a brand to another brand and deletes the first.',
  params: idParams,
  body: brandMergeForm,
  response: brandRow,
});
