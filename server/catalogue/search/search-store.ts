import { type RawBuilder, sql } from 'kysely';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { containing, literally } from '../../db/statements/like-pattern.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { paidPrice } from '../products/paid-price-sql.ts';
import { allTrue, type Where } from './name-search-sql.ts';
import { reversed } from './search-keys.ts';
import type { Term } from './search-terms.ts';

const MAX_CANDIDATES = 500;

export type Word = { word: string; jamo: string };

/**
 * Returns the scope in which a product has all words of a reading: names, else descriptions; null
 * if none.
 */
export async function placeToLook(
  db: Queryable,
  readings: readonly (readonly Term[])[],
): Promise<Where | null> {
  const anyIn = (where: Where) => sql`exists (select from products where ${onSale()}
    and (${sql.join(
      readings.map((terms) => allTrue(terms, where)),
      sql` or `,
    )}))`;
  const { rows } = await sql<{ place: Where | null }>`
    select case when ${anyIn('names')} then 'names' when ${anyIn('texts')} then 'texts' end as place`.execute(
    db,
  );
  return rows[0]?.place ?? null;
}

/** Column of the names of brands for each search column of products. */
const BRAND_COLUMNS = { name_jamo: 'jamo', name_choseong: 'choseong' } as const;

/** Finds the ids of the brands that have a name with each of the terms; a term that no brand has is not in the map. */
export async function findBrandsNamed(db: Queryable, terms: readonly Term[]): Promise<Map<Term, number[]>> {
  if (terms.length === 0) return new Map();
  const asked = terms.map(
    ({ column, text }, place) => sql`select distinct ${place}::integer as place, brand_id from brand_names
      where ${sql.ref(BRAND_COLUMNS[column])} like ${containing(text)}`,
  );
  const { rows } = await sql<{ place: number; brandId: number }>`
    select place, brand_id::integer as "brandId" from (${sql.join(asked, sql` union all `)}) as named
    order by place, brand_id`.execute(db);
  const found = new Map<Term, number[]>();
  for (const { place, brandId } of rows) {
    const term = terms[place];
    if (term) found.set(term, [...(found.get(term) ?? []), brandId]);
  }
  return found;
}

/** Finds known words that share the first or last half: a word with one typo has one right half. */
export async function findWordsNear(db: Queryable, jamos: readonly string[]): Promise<Word[]> {
  const halves = jamos.map((jamo) => Math.floor(jamo.length / 2));
  const heads = jamos.map((jamo, index) => `${literally(jamo.slice(0, halves[index]))}%`);
  const tails = jamos.map((jamo, index) => `${literally(reversed(jamo.slice(halves[index])))}%`);
  const any = (column: 'jamo' | 'reverse', patterns: readonly string[]) =>
    sql.join(
      patterns.map((one) =>
        column === 'jamo' ? sql`jamo like ${one}` : sql`reverse(jamo) collate "C" like ${one}`,
      ),
      sql` or `,
    );
  const { rows } = await sql<Word>`select jamo, word from search_words
    where ${any('jamo', heads)} or ${any('reverse', tails)}
    order by jamo limit ${MAX_CANDIDATES}`.execute(db);
  return rows;
}

/** Finds products that match a condition, most wished first. */
export async function findSuggested(
  db: Queryable,
  condition: RawBuilder<boolean>,
  { limit, now }: { limit: number; now: Date },
): Promise<Suggestions['products']> {
  // Without the fence the planner scans all products by wishes instead of the few of the trigram
  // index.
  const { rows } = await sql<Suggestions['products'][number]>`
    with found as materialized (
      select id, name, ${paidPrice(now)} as paid, main_image_url, wish_number from products
      where ${onSale()} and ${condition}
    )
    select ${columnsSql(['id as product_id', 'name', 'paid as discountPrice', 'main_image_url'])}
    from found order by wish_number desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Finds the names of the most wished products. */
export async function findWishedNames(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('name')
    .where(onSale())
    .orderBy('wish_number', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
