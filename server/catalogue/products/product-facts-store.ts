import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { onSale } from './on-sale-sql.ts';

/** Finds the product information required by law; null if there is none. */
export const findFacts = async (db: Queryable, productId: number) =>
  (await db
    .selectFrom('product_facts')
    .select(
      columns(['material', 'heel_mm', 'manufacturer', 'country', 'care', 'warranty', 'service_contact']),
    )
    .innerJoin('products', 'products.id', 'product_facts.product_id')
    .where('product_id', '=', productId)
    .where(onSale())
    .where('heel_mm', 'is not', null)
    .$narrowType<{ heelMm: number }>()
    .executeTakeFirst()) ?? null;
