import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { onSale } from '../products/on-sale-sql.ts';

type BoughtRow = { brandId: number | null; brandName: string | null; size: string | null; count: number };

/**
 * Finds the brand of a product with the sizes of it that a member has bought and kept, the most frequent and then the
 * latest first. One row without a size if there are none, no row without such a product.
 */
export async function findBoughtSizes(
  db: Queryable,
  { userId, productId, most }: { userId: number; productId: number; most: number },
): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`
    select b.id as "brandId", b.name as "brandName", kept.size, coalesce(kept.count, 0)::integer as count
    from products as p left join brands as b on b.id = p.brand_id
    left join lateral (
      select option.size, sum(i.quantity) as count, max(i.id) as latest
      from orders as o join order_items as i on i.order_id = o.id and i.status = 'DELIVERED'
      join products as bought on bought.id = i.product_id and bought.brand_id = p.brand_id
      join product_options as option on option.id = i.option_id
      where o.user_id = ${userId}
      group by option.size order by sum(i.quantity) desc, max(i.id) desc limit ${most}
    ) as kept on true
    where p.id = ${productId} and ${onSale('p')}
    order by kept.count desc, kept.latest desc`.execute(db);
  return rows;
}
