import type { Queryable } from '../db/database.ts';

/** Statutory information of a product; null while there is none. */
export const findFacts = async (db: Queryable, productId: number) =>
  (await db
    .selectFrom('product_facts')
    .select([
      'material',
      'heel_mm as heelMm',
      'manufacturer',
      'country',
      'care',
      'warranty',
      'service_contact as serviceContact',
    ])
    .where('product_id', '=', productId)
    .executeTakeFirst()) ?? null;
