import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { SearchKeys } from './search-keys.ts';

/** Some products whose search columns are still empty. */
export const findUnfilled = (db: Queryable, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name_terms', '=', '')
    .where('name', '!=', '')
    .limit(limit)
    .execute();

export async function fillColumns(
  db: Queryable,
  values: readonly (SearchKeys & { id: number })[],
): Promise<void> {
  await sql`update products set name_jamo = k.name_jamo, name_choseong = k.name_choseong, name_terms = k.name_terms
      from json_to_recordset(${JSON.stringify(values)}::json)
        as k (id bigint, name_jamo text, name_choseong text, name_terms text)
      where products.id = k.id`.execute(db);
}
