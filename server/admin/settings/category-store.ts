import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/**
 * Serialises changes by a table lock, as the rows are few and rarely changed. Readers do not wait.
 */
export const lockCategories = (tx: Queryable) =>
  sql`lock table categories in share row exclusive mode`.execute(tx);

type CategoryFacts = {
  id: number;
  type: string;
  name: string;
  isHidden: boolean;
  products: string;
  version: number;
};

/** Finds all categories in order with their number of products. */
export async function findAllCategories(db: Queryable): Promise<CategoryFacts[]> {
  const { rows } = await sql<CategoryFacts>`
    select c.id, c.type, c.name, c.hidden_at is not null as "isHidden", c.version, coalesce(p.count, 0) as products
    from categories c
    left join (select category_id, count(*) from products group by 1) as p on p.category_id = c.id
    order by c.sort, c.id`.execute(db);
  return rows;
}

/** Inserts a category under the next id, as ids of categories were always assigned explicitly. */
export async function insertCategory(tx: Queryable, type: string, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (id, type, name, sort)
    select coalesce(max(id), 0) + 1, ${type}, ${name}, coalesce(max(sort), 0) + 1 from categories
    on conflict (type) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

type Change = { type: string; name: string; isHidden: boolean };

/** Updates a category and increments its version. */
export const updateCategory = (tx: Queryable, id: number, { type, name, isHidden }: Change, now: Date) =>
  tx
    .updateTable('categories')
    .set({
      type,
      name,
      hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, ${now})` : null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();

/** Sets the positions of categories. */
export const moveCategories = (tx: Queryable, ids: readonly number[]) =>
  tx
    .updateTable('categories')
    .set({ sort: sql<number>`array_position(${[...ids]}::bigint[], id)` })
    .where('id', 'in', [...ids])
    .execute();

/** Deletes a product category by id. */
export const removeCategory = (tx: Queryable, id: number) =>
  tx.deleteFrom('categories').where('id', '=', id).execute();
