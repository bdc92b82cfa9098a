import { sql } from 'kysely';
import type { Category } from '#domain/catalogue/category.ts';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsSql } from '../../db/statements/columns.ts';
import { type ListRow, listColumns } from '../product-list/product-list-store.ts';
import { refreshBits } from '../product-list/stale-bits-store.ts';
import { onSale } from '../products/on-sale-sql.ts';

const TOP = 4;

type OverviewRow = Category & { productCount: number; products: ListRow[] };

/** Finds the visible categories in order. */
export const findCategories = (db: Queryable) =>
  db
    .selectFrom('categories')
    .select(columns(['id as categoryId', 'type', 'name', 'image_url']))
    .where('hidden_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** Finds the categories with counts from the bitmaps and their most wished products. */
export async function findCategoryOverview(db: Queryable, now: Date): Promise<OverviewRow[]> {
  await refreshBits(db, now);
  const { rows } = await sql<OverviewRow>`
    select ${columnsSql(['c.id as category_id', 'c.type', 'c.name', 'c.image_url'])},
      coalesce((select sum(bit_count(bits)) from product_bits where kind = 'category' and value = c.id::text), 0)::integer
        as "productCount",
      coalesce((select json_agg(top) from (
        select ${listColumns(now)} from products
        where category_id = c.id and ${onSale()}
        order by wish_number desc, id desc limit ${TOP}) as top), '[]') as products
    from categories as c where c.hidden_at is null order by c.sort, c.id`.execute(db);
  return rows;
}
