import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { onSale } from './on-sale-sql.ts';

/** Finds the measured lengths inside a product on sale, by size. */
export const findShownLengths = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_lengths')
    .innerJoin('products', 'products.id', 'product_lengths.product_id')
    .select(columns(['size', 'inner_mm']))
    .where('product_id', '=', productId)
    .where(onSale())
    .orderBy('size')
    .execute();
