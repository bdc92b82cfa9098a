import type { Queryable } from '../../db/database.ts';

/** How many of these options are of living products of the seller's own store. */
export async function countOwnOptions(
  tx: Queryable,
  sellerId: number,
  optionIds: readonly number[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('product_options')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('product_options.id', 'in', [...optionIds])
    .where('stores.seller_id', '=', sellerId)
    .where('products.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
