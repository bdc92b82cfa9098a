import { disassemble } from 'es-hangul';
import { sql } from 'kysely';
import { toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';
import { columnsSql } from '../../db/statements/columns.ts';

/** Serialises changes of brands, and makes products that are saved with a brand wait. Readers do not wait. */
export const lockBrands = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.brands)})`.execute(tx);

type BrandFacts = {
  id: number;
  name: string;
  englishName: string;
  aliases: string[];
  products: number;
  version: number;
};

/** Finds brands with their other names and number of products, by name; all of them, or one. */
export async function findAllBrands(db: Queryable, id?: number): Promise<BrandFacts[]> {
  const { rows } = await sql<BrandFacts>`
    select ${columnsSql(['b.id', 'b.name', 'b.english_name', 'b.version'])},
      array(select n.name from brand_names as n where n.brand_id = b.id and n.is_alias order by n.name) as aliases,
      (select count(*)::integer from products as p where p.brand_id = b.id and p.deleted_at is null) as products
    from brands as b ${id === undefined ? sql`` : sql`where b.id = ${id}`} order by b.name, b.id`.execute(db);
  return rows;
}

/** Names of a brand. */
export type BrandNames = { name: string; englishName: string; aliases: readonly string[] };

/** Inserts a brand without names to search for; returns its id. */
export async function insertBrand(tx: Queryable, names: BrandNames, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('brands')
    .values({ name: names.name, english_name: names.englishName, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the names of a brand and increments its version. */
export const updateBrand = (tx: Queryable, id: number, { name, englishName }: BrandNames, now: Date) =>
  tx
    .updateTable('brands')
    .set((eb) => ({ name, english_name: englishName, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Rows of the names of a brand; names that are written alike count once. */
function rowsOf(brandId: number, { name, englishName, aliases }: BrandNames) {
  const own = [name, englishName].map((word) => ({ name: word, is_alias: false }));
  const rows = [...own, ...aliases.map((word) => ({ name: word, is_alias: true }))]
    .filter((row) => row.name !== '')
    .map((row) => {
      const { name_jamo: jamo, name_choseong: choseong } = toSearchKeys(row.name);
      return { ...row, brand_id: brandId, jamo, choseong };
    });
  return rows.filter(({ jamo }, place) => rows.findIndex((one) => one.jamo === jamo) === place);
}

/** Finds the first of these names that belongs to another brand. */
export async function findTakenName(tx: Queryable, id: number, names: BrandNames): Promise<string | null> {
  const row = await tx
    .selectFrom('brand_names')
    .select('name')
    .where(
      'jamo',
      'in',
      rowsOf(id, names).map(({ jamo }) => jamo),
    )
    .where('brand_id', '<>', id)
    .orderBy('jamo')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Sets all names by which a brand is found, and teaches their words to the correction of typos. */
export async function replaceNames(tx: Queryable, id: number, names: BrandNames): Promise<void> {
  const rows = rowsOf(id, names);
  await tx.deleteFrom('brand_names').where('brand_id', '=', id).execute();
  await tx.insertInto('brand_names').values(rows).execute();
  const words = rows
    .flatMap(({ name }) => name.toLowerCase().split(/\s+/))
    .filter((word) => word.length >= 2)
    .map((word) => ({ word, jamo: disassemble(word) }));
  if (words.length === 0) return;
  await tx
    .insertInto('search_words')
    .values(words)
    .onConflict((conflict) => conflict.column('jamo').doNothing())
    .execute();
}

/** Gives all products of a brand to another one; returns their number. */
export async function moveProducts(tx: Queryable, from: number, to: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ brand_id: to })
    .where('brand_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes that a brand was merged into another one, as were the brands that had been merged into it before. */
export async function noteMerge(tx: Queryable, from: number, to: number, now: Date): Promise<void> {
  await tx.updateTable('merged_brands').set({ into_id: to }).where('into_id', '=', from).execute();
  await tx.insertInto('merged_brands').values({ brand_id: from, into_id: to, merged_at: now }).execute();
}

/** Deletes a brand with its names. */
export const removeBrand = (tx: Queryable, id: number) =>
  tx.deleteFrom('brands').where('id', '=', id).execute();
