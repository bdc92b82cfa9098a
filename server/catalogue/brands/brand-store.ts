import { sql } from 'kysely';
import type { ListedBrand, ShownBrand } from '#domain/catalogue/brand.ts';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';
import { columnsSql } from '../../db/statements/columns.ts';

/** Finds id and name of all brands, by name. */
export const findBrands = (db: Queryable) =>
  db.selectFrom('brands').select(['id as brandId', 'name']).orderBy('name').orderBy('id').execute();

/** Finds the brands that have products on sale, with their number of products from the bitmaps, by name. */
export async function findBrandOverview(db: Queryable): Promise<ListedBrand[]> {
  const { rows } = await sql<ListedBrand>`
    select ${columnsSql(['b.id as brandId', 'b.name', 'b.english_name'])}, counted.products
    from brands as b
    join (select value, sum(bit_count(bits))::integer as products from product_bits where kind = 'brand' group by value)
      as counted on counted.value = b.id::text
    where counted.products > 0 order by b.name, b.id`.execute(db);
  return rows;
}

/** Finds a brand with its names, by its id or by the id of a brand that was merged into it. */
export async function findShownBrand(db: Queryable, id: number): Promise<ShownBrand | undefined> {
  const { rows } = await sql<ShownBrand>`
    select ${columnsSql(['b.id as brandId', 'b.name', 'b.english_name'])},
      array(select n.name from brand_names as n where n.brand_id = b.id and n.is_alias order by n.name) as aliases
    from brands as b
    where b.id = coalesce((select into_id from merged_brands where brand_id = ${id}), ${id})`.execute(db);
  return rows[0];
}

/**
 * Keeps brands as they are until the transaction ends. Taken before the rows of products, as a merge holds its lock
 * while it moves them.
 */
export const lockBrandsShared = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK_KEYS.brands)})`.execute(tx);
