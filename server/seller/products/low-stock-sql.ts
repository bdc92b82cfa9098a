import { type RawBuilder, sql } from 'kysely';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';

/** SQL condition: a product `p` has an option that is low or out of stock. */
export const hasLowOption = sql`exists (select from product_options o where o.product_id = p.id and o.stock <= o.low_stock)`;

/** SQL: products on sale with low stock, counted alike on every page of a seller. */
export const lowStockProductsOf = (storeId: RawBuilder<unknown>) =>
  sql`from products p where p.store_id = ${storeId} and ${onSale('p')} and ${hasLowOption}`;
