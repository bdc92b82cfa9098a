import { sql } from 'kysely';
import type { FactsForm } from '#domain/seller/products/product-form.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { soldSince } from '../sold-sql.ts';

const NO_FACTS = {
  material: '',
  heelMm: null,
  manufacturer: '',
  country: '',
  care: '',
  warranty: '',
  serviceContact: '',
};
export type Facts = { [Name in keyof typeof NO_FACTS]: Name extends 'heelMm' ? number | null : string };

/** Returns the legal information of a row, with '' for missing texts. */
export const factsIn = (row: { [Name in keyof Facts]: Facts[Name] | null }): Facts => ({
  material: row.material ?? '',
  heelMm: row.heelMm,
  manufacturer: row.manufacturer ?? '',
  country: row.country ?? '',
  care: row.care ?? '',
  warranty: row.warranty ?? '',
  serviceContact: row.serviceContact ?? '',
});

/** Finds the legal information of a product, with defaults. */
export async function factsOf(db: Queryable, productId: number): Promise<Facts> {
  const row = await db
    .selectFrom('product_facts')
    .select(
      columns(['material', 'heel_mm', 'manufacturer', 'country', 'care', 'warranty', 'service_contact']),
    )
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ?? NO_FACTS;
}

/** Inserts the legal information of a new product. */
export async function insertFacts(tx: Queryable, productId: number, said: FactsForm): Promise<void> {
  await tx
    .insertInto('product_facts')
    .values({ product_id: productId, ...rowOf(said, NO_FACTS) })
    .execute();
}

/** Updates the given fields of the legal information. */
export async function putFacts(tx: Queryable, productId: number, said: FactsForm): Promise<void> {
  if (Object.values(said).every((value) => value === undefined)) return;
  const row = rowOf(said, await factsOf(tx, productId));
  await tx
    .insertInto('product_facts')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

const rowOf = (said: FactsForm, before: Facts) => ({
  material: said.material ?? before.material,
  manufacturer: said.manufacturer ?? before.manufacturer,
  country: said.country ?? before.country,
  care: said.care ?? before.care,
  warranty: said.warranty ?? before.warranty,
  service_contact: said.serviceContact ?? before.serviceContact,
  heel_mm: said.heelMm === undefined ? before.heelMm : said.heelMm,
});

/** Finds the pictures of a product in display order. */
export const picturesOf = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_images')
    .select(['id', 'url', 'type', 'color'])
    .where('product_id', '=', productId)
    .orderBy('type', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

export type Placed = { id?: number | undefined; url: string; type: string; color: string | null };

/** Replaces the pictures of these types in order; unreferenced files are deleted by a job. */
export async function putPictures(
  tx: Queryable,
  productId: number,
  types: readonly string[],
  pictures: readonly Placed[],
): Promise<void> {
  const kept = pictures.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await tx
    .deleteFrom('product_images')
    .where('product_id', '=', productId)
    .where('type', 'in', [...types])
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  for (const [index, { id, url, type, color }] of pictures.entries()) {
    const row = { type, color, sort_order: index };
    if (id === undefined)
      await tx
        .insertInto('product_images')
        .values({ product_id: productId, url, ...row })
        .execute();
    else await tx.updateTable('product_images').set(row).where('id', '=', id).execute();
  }
  await sql`update products set main_image_url = (select url from product_images
    where product_id = ${productId} and type = 'MAIN' order by sort_order, id limit 1) where id = ${productId}`.execute(
    tx,
  );
}

/** Finds the options of a product in display order. */
export const optionsOf = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_options')
    .select(columns(['id', 'gender', 'size', 'color', 'stock', 'sku', 'low_stock']))
    .where('product_id', '=', productId)
    .orderBy('gender')
    .orderBy('color')
    .orderBy('size')
    .execute();

/** Same with row locks in order of id. */
export const lockOptionsOf = (tx: Queryable, productId: number) =>
  tx
    .selectFrom('product_options')
    .select(columns(['id', 'gender', 'size', 'color', 'stock', 'sku', 'low_stock']))
    .where('product_id', '=', productId)
    .orderBy('id')
    .forUpdate()
    .execute();

export type OptionMarks = { id: number; sku: string | null; low_stock: number };

/** Updates codes and warning levels in one statement. */
export async function markOptions(tx: Queryable, marks: readonly OptionMarks[]): Promise<void> {
  const rows = marks.map(
    ({ id, sku, low_stock: low }) => sql`(${id}::bigint, ${sku}::text, ${low}::integer)`,
  );
  await sql`update product_options o set sku = m.sku, low_stock = m.low_stock
    from (values ${sql.join(rows)}) as m (id, sku, low_stock) where o.id = m.id`.execute(tx);
}

/** Sums the units sold of each option since a moment; options without sales are missing. */
export async function sumSold(db: Queryable, productId: number, since: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ option_id: number; pieces: number }>`
    select i.option_id, sum(i.quantity)::int as pieces from ${soldSince(since)} and i.product_id = ${productId}
    group by i.option_id`.execute(db);
  return new Map(rows.map(({ option_id: id, pieces }) => [id, pieces]));
}

type OptionValues = { gender: string; size: string; color: string; sku: string | null; low_stock: number };

/** Inserts options without stock, which follows by stock movements. Returns their ids in order. */
export async function insertOptions(
  tx: Queryable,
  productId: number,
  options: readonly OptionValues[],
): Promise<number[]> {
  if (options.length === 0) return [];
  const rows = await tx
    .insertInto('product_options')
    .values(options.map((option) => ({ product_id: productId, stock: 0, ...option })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Updates an option but its stock. */
export const changeOptionRow = (
  tx: Queryable,
  id: number,
  { gender, size, color, sku, low_stock }: OptionValues,
) =>
  tx
    .updateTable('product_options')
    .set({ gender, size, color, sku, low_stock })
    .where('id', '=', id)
    .execute();

/** Deletes options; those in `areOrdered` cannot be deleted. */
export const deleteOptions = (tx: Queryable, ids: readonly number[]) =>
  tx
    .deleteFrom('product_options')
    .where('id', 'in', [...ids])
    .execute();

/** Returns whether any of these options was ever ordered or requested in an exchange. */
export async function areOrdered(tx: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
      select from order_items where option_id = any(${[...ids]}::bigint[]))
    or exists (select from claims where new_option_id = any(${[...ids]}::bigint[])) as is`.execute(tx);
  return rows[0]?.is ?? false;
}
