import { type RawBuilder, sql } from 'kysely';
import type { Suggestions } from '#domain/catalogue/search.ts';
import type { Queryable } from '../db/database.ts';
import { literally } from '../db/like-pattern.ts';
import { reversed } from './search-keys.ts';

const MAX_CANDIDATES = 500;

export type Word = { word: string; jamo: string };

/** Whether a condition finds any live product. */
export async function findsAny(db: Queryable, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from products where deleted_at is null and ${condition}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Known words that share the first or the last half: with one typo, one of the halves is right. */
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

/** Live products that a condition finds, the most wished first. */
export async function findSuggested(
  db: Queryable,
  condition: RawBuilder<boolean>,
  limit: number,
): Promise<Suggestions['products']> {
  // Without the fence the planner walks all products by wishes where the trigram index knows the few that match.
  const { rows } = await sql<Suggestions['products'][number]>`
    with found as materialized (
      select id, name, discount_price, main_image_url, wish_number from products
      where deleted_at is null and ${condition}
    )
    select id as "productId", name, discount_price as "discountPrice", main_image_url as "mainImageUrl"
    from found order by wish_number desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Names of the live products that most people wish for. */
export async function findWishedNames(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('name')
    .where('deleted_at', 'is', null)
    .orderBy('wish_number', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
