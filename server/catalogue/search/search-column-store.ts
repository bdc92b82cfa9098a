import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { SearchKeys } from './search-keys.ts';

/** Finds some products with an empty search column. */
export const findUnfilled = (db: Queryable, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'description'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('name_terms', '=', ''), eb('name', '!=', '')]),
        and([eb('description_jamo', '=', ''), eb('description', '!=', '')]),
      ]),
    )
    .limit(limit)
    .execute();

/** Updates the search columns of products. */
export async function fillColumns(
  db: Queryable,
  values: readonly (SearchKeys & { id: number; description_jamo: string })[],
): Promise<void> {
  await sql`update products set name_jamo = k.name_jamo, name_choseong = k.name_choseong, name_terms = k.name_terms,
        description_jamo = k.description_jamo
      from json_to_recordset(${JSON.stringify(values)}::json)
        as k (id bigint, name_jamo text, name_choseong text, name_terms text, description_jamo text)
      where products.id = k.id`.execute(db);
}
