import { type RawBuilder, sql } from 'kysely';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';

/** Whether a product `p` has an option with few pieces left, or none. */
export const hasLowOption = sql`exists (select from product_options o where o.product_id = p.id and o.stock <= o.low_stock)`;

/** Products on sale that their store has to fill up: what every number of a seller counts, by the list's own filter. */
export const lowGoodsOf = (storeId: RawBuilder<unknown>) =>
  sql`from products p where p.store_id = ${storeId} and ${onSale('p')} and ${hasLowOption}`;
