import { onSale } from '../../catalogue/products/on-sale-sql.ts';
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

/** A seller's store, locked where its goods are about to change: names and codes are its own. */
export const lockStore = (tx: Queryable, sellerId: number) =>
  tx
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findStore = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select(['id', 'name']).where('seller_id', '=', sellerId).executeTakeFirst();

/** Whether a store that is locked sells nothing for good. */
export const isStoreClosed = async (tx: Queryable, id: number): Promise<boolean> => {
  const { state } = await tx
    .selectFrom('stores')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'CLOSED';
};

/** A living product with whose it is and whether shoppers are shown it. */
export const findGoods = (db: Queryable, id: number) => goodsOf(db, id).executeTakeFirst();
export type GoodsFound = NonNullable<Awaited<ReturnType<typeof findGoods>>>;

/** The same behind its lock, which its wishes and changes take as well: as it is once whoever had the lock is done. */
export const lockGoods = (tx: Queryable, id: number) =>
  goodsOf(tx, id).forNoKeyUpdate('products').executeTakeFirst();

const goodsOf = (db: Queryable, id: number) =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .selectAll('products')
    .select(['stores.seller_id', onSale().as('is_shown')])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is', null);

/** The product of an option. */
export async function productOfOption(db: Queryable, optionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('product_options')
    .select('product_id')
    .where('id', '=', optionId)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
