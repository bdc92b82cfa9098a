import { sql } from 'kysely';
import { type DiscountType, discountedPrice, discountRate } from '#domain/kit/pricing/pricing.ts';
import { nextTurn, saleStage } from '#domain/kit/time/sale-period.ts';
import { toDescriptionKey, toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';

/** Columns of a product that its seller sets. */
export type ProductColumns = {
  name: string;
  price: number;
  categoryId: number;
  brandId: number | null;
  footWidth: string | null;
  mainMaterial: string | null;
  discountType: DiscountType;
  discountValue: number;
  saleFrom: Date | null;
  saleUntil: Date | null;
  description: string;
  sellerCode: string | null;
};

/** Returns the columns with those derived for lists and searches. */
const columnsOf = ({ name, price, discountType, discountValue, ...rest }: ProductColumns, now: Date) => ({
  name,
  ...toSearchKeys(name),
  description: rest.description,
  // Never empty, as an empty column counts as not filled.
  description_jamo: toDescriptionKey(rest.description) || ' ',
  category_id: rest.categoryId,
  brand_id: rest.brandId,
  foot_width: rest.footWidth,
  main_material: rest.mainMaterial,
  seller_code: rest.sellerCode,
  price,
  discount_type: discountType,
  discount_value: discountValue,
  discount_price: discountedPrice(price, discountType, discountValue),
  sale_from: rest.saleFrom,
  sale_until: rest.saleUntil,
  discount_counts: saleStage(rest, now) === 'DURING',
  discount_rate: String(
    saleStage(rest, now) === 'DURING' ? discountRate(price, discountType, discountValue) : 0,
  ),
  turns_at: nextTurn(rest, now),
});

/** Inserts a draft; returns its id. */
export async function insertDraft(
  tx: Queryable,
  storeId: number,
  fields: ProductColumns,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values({
      ...columnsOf(fields, now),
      store_id: storeId,
      state: 'DRAFT',
      main_image_url: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a product and increments its version. */
export const updateProduct = (tx: Queryable, id: number, fields: ProductColumns, now: Date) =>
  tx
    .updateTable('products')
    .set((eb) => ({ ...columnsOf(fields, now), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Sets the state of a product; returns its new version. */
export const setProductState = (tx: Queryable, id: number, state: string, now: Date) =>
  tx
    .updateTable('products')
    .set((eb) => ({ state, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Increments the version of a product after a change of its options or pictures. */
export const touchProduct = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('products')
    .set((eb) => ({ updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Marks a product as deleted; the row stays for its orders. */
export const markProductDeleted = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('products').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();

/** Returns whether a product category exists. */
export const hasCategory = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Finds the ids of categories by id and by name. */
export async function findCategories(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute();
  return new Map(rows.flatMap(({ id, name }) => [[String(id), id] as const, [name, id] as const]));
}

/** Finds the ids of brands by id and by each of their names, as letters. */
export async function findBrandIds(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.selectFrom('brand_names').select(['brand_id', 'jamo']).execute();
  return new Map(rows.flatMap(({ brand_id: id, jamo }) => [[String(id), id] as const, [jamo, id] as const]));
}

/** Finds conflicts: missing category or brand, and another product of the store with this name or code. */
export async function findHindrances(
  tx: Queryable,
  storeId: number,
  {
    name,
    sellerCode,
    categoryId,
    brandId,
  }: Pick<ProductColumns, 'name' | 'sellerCode' | 'categoryId' | 'brandId'>,
  exceptId: number,
) {
  const others = sql`select from products where store_id = ${storeId} and deleted_at is null and id <> ${exceptId}`;
  const { rows } = await sql<{ lost: boolean; unbranded: boolean; named: boolean; coded: boolean }>`select
    not exists (select from categories where id = ${categoryId}) as lost,
    ${brandId}::bigint is not null and not exists (select from brands where id = ${brandId}) as unbranded,
    exists (${others} and name = ${name}) as named,
    exists (${others} and seller_code = ${sellerCode}) as coded`.execute(tx);
  return rows[0] ?? { lost: true, unbranded: true, named: true, coded: true };
}

/** Returns whether a product of the store has this name. */
export async function isNameTaken(tx: Queryable, storeId: number, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
