import { sql } from 'kysely';
import type { CategoryOverview } from '#domain/catalogue/category-overview.ts';
import type { Queryable } from '../db/database.ts';
import { refreshBits } from './facet-store.ts';

const TOP = 4;

export const findCategories = (db: Queryable) =>
  db.selectFrom('categories').select(['id as categoryId', 'type', 'name']).orderBy('id').execute();

/** Categories with counts from the bitmaps and their most wished products. */
export async function findCategoryOverview(db: Queryable): Promise<CategoryOverview[]> {
  await refreshBits(db);
  const { rows } = await sql<CategoryOverview>`
    select c.id as "categoryId", c.type, c.name,
      coalesce((select sum(bit_count(bits)) from product_bits where kind = 'category' and value = c.id::text), 0)::integer
        as "productCount",
      coalesce((select json_agg(top) from (
        select p.id as "productId", p.name, p.price, p.discount_price as "discountPrice",
          p.category_id as "categoryId", p.store_id as "storeId", s.name as "storeName",
          p.wish_number as "wishNumber", p.main_image_url as "mainImageUrl"
        from products as p join stores as s on s.id = p.store_id
        where p.category_id = c.id and p.deleted_at is null
        order by p.wish_number desc, p.id desc limit ${TOP}) as top), '[]') as products
    from categories as c order by c.id`.execute(db);
  return rows;
}
