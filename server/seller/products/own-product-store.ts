import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Counts those of these options that belong to the seller's products. */
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

/**
 * Locks the store of a seller before its products change, as names and codes are unique per store.
 */
export const lockStore = (tx: Queryable, sellerId: number) =>
  tx
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds id and name of a seller's store. */
export const findStore = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select(['id', 'name']).where('seller_id', '=', sellerId).executeTakeFirst();

/** Returns whether a locked store is closed. */
export const isStoreClosed = async (tx: Queryable, id: number): Promise<boolean> => {
  const { state } = await tx
    .selectFrom('stores')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'CLOSED';
};

/** Finds a product with its seller and visibility. */
export const findSellerProduct = (db: Queryable, id: number) => goodsOf(db, id).executeTakeFirst();
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findSellerProduct>>>;

/** Same with a row lock, which wishes and changes take too; values are as of the lock. */
export const lockSellerProduct = (tx: Queryable, id: number) =>
  goodsOf(tx, id).forNoKeyUpdate('products').executeTakeFirst();

/** Columns of a product that its seller sees and changes. */
export const GOODS = columns([
  'products.id',
  'products.store_id',
  'products.category_id',
  'products.brand_id',
  'products.foot_width',
  'products.main_material',
  'products.name',
  'products.description',
  'products.price',
  'products.discount_type',
  'products.discount_value',
  'products.discount_price',
  'products.sale_from',
  'products.sale_until',
  'products.wish_number',
  'products.main_image_url',
  'products.created_at',
  'products.updated_at',
  'products.state',
  'products.seller_code',
  'products.version',
  'products.suspended_reason',
]);

const goodsOf = (db: Queryable, id: number) =>
  db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(GOODS)
    .select([...columns(['stores.seller_id']), onSale().as('isShown')])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is', null);

/** Finds the product of an option. */
export async function productOfOption(db: Queryable, optionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('product_options')
    .select(columns(['product_id']))
    .where('id', '=', optionId)
    .executeTakeFirst();
  return row?.productId ?? null;
}
