import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { containing } from '../../db/statements/like-pattern.ts';
import type { Reading } from './search-terms.ts';

/** Column of the names of brands for each search column of products. */
const COLUMNS = { name_jamo: 'jamo', name_choseong: 'choseong' } as const;

/**
 * Returns the readings with the brands that each term names, found in one statement. The ids are found ahead of the
 * products, so that the plan of a search without a brand stays that of the names.
 */
export async function withBrands(db: Queryable, readings: readonly Reading[]): Promise<Reading[]> {
  const patterns = readings.flatMap(({ terms }) => terms.map(({ text }) => containing(text)));
  const { rows } = await sql<{ id: number; jamo: string; choseong: string }>`
    select brand_id as id, jamo, choseong from brand_names
    where jamo like any(${patterns}::text[]) or choseong like any(${patterns}::text[])`.execute(db);
  return readings.map((reading) => ({
    ...reading,
    terms: reading.terms.map((term) => {
      const ids = rows.filter((row) => row[COLUMNS[term.column]].includes(term.text)).map(({ id }) => id);
      return { ...term, brandIds: [...new Set(ids)] };
    }),
  }));
}
