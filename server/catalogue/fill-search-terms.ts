import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { toSearchKeys } from './search-keys.ts';

const BATCH = 2_000;

/** Gives search columns to products that were written before migration 0008; SQL cannot take Hangul apart. */
export async function fillSearchTerms(db: Queryable): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('name_terms', '=', '')
      .where('name', '!=', '')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const values = rows.map(({ id, name }) => ({ id, ...toSearchKeys(name) }));
    await sql`update products set name_jamo = k.name_jamo, name_choseong = k.name_choseong, name_terms = k.name_terms
      from json_to_recordset(${JSON.stringify(values)}::json)
        as k (id bigint, name_jamo text, name_choseong text, name_terms text)
      where products.id = k.id`.execute(db);
  }
}
