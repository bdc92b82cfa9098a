import { type RawBuilder, sql } from 'kysely';
import type { Suggestions } from '#domain/catalogue/search.ts';
import type { Queryable } from '../db/database.ts';

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
