import { sql } from 'kysely';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';

/** Finds the product on sale with the most units in stock of a seller, by e-mail address; undefined if there is none. */
export const productOfSeller = (db: Queryable, email: string) =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .innerJoin('product_options as o', 'o.product_id', 'products.id')
    .where('users.email', '=', email)
    .where(onSale())
    .select('products.id')
    .groupBy('products.id')
    .orderBy(sql`sum(o.stock)`, 'desc')
    .orderBy('products.id')
    .limit(1)
    .executeTakeFirst();
