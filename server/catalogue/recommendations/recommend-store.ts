import { sql } from 'kysely';
import type { RecommendFacts } from '#domain/catalogue/recommend-reasons.ts';
import type { Queryable } from '../../db/database.ts';

/** Finds the facts for recommendation reasons of some products; the price is that of their card. */
export async function findRecommendFacts(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Omit<RecommendFacts, 'price'>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<RecommendFacts, 'price'> & { id: number }>`
    select p.id, p.name, p.description, c.type as "categoryType", coalesce((
      select json_agg(json_build_object('color', o.color, 'size', o.size, 'gender', o.gender))
      from product_options o where o.product_id = p.id and o.stock > 0), '[]') as options
    from products p join categories c on c.id = p.category_id
    where p.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [Number(row.id), row]));
}
