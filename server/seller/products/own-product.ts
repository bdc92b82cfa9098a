import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  type FoundProduct,
  findSellerProduct,
  findStore,
  lockSellerProduct,
  lockStore,
  productOfOption,
} from './own-product-store.ts';

type Store = { id: number; name: string };

/** Returns the seller's store; throws STORE_NOT_FOUND without one. */
export const storeOf = async (db: Queryable, sellerId: number): Promise<Store> => {
  const store = await findStore(db, sellerId);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  return store;
};

/** Same with a lock, which serialises changes of a store's products. */
export async function lockOwnStore(tx: Queryable, sellerId: number): Promise<Store> {
  const store = await lockStore(tx, sellerId);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  return store;
}

/**
 * Returns the product if it is the seller's own; otherwise 403 for a visible one and 404 for a
 * hidden one.
 */
export function requireOwn(goods: FoundProduct | undefined, sellerId: number): FoundProduct {
  if (goods?.sellerId === sellerId) return goods;
  throw new ShopError(goods?.isShown ? 'PRODUCT_ACCESS_DENIED' : 'PRODUCT_NOT_FOUND');
}

/** Returns a product of the seller; otherwise throws 403 for a visible and 404 for a hidden one. */
export const ownProduct = async (db: Queryable, sellerId: number, id: number): Promise<FoundProduct> =>
  requireOwn(await findSellerProduct(db, id), sellerId);

/** Locks the seller's store and product. */
export async function lockOwnProduct(tx: Queryable, sellerId: number, id: number): Promise<FoundProduct> {
  requireOwn(await findSellerProduct(tx, id), sellerId);
  await lockOwnStore(tx, sellerId);
  return requireOwn(await lockSellerProduct(tx, id), sellerId);
}

/** Locks the seller's store and the product of an option. */
export async function lockOwnOption(
  tx: Queryable,
  sellerId: number,
  optionId: number,
): Promise<FoundProduct> {
  const productId = await productOfOption(tx, optionId);
  if (productId === null) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  const goods = await findSellerProduct(tx, productId);
  if (goods?.sellerId !== sellerId && !goods?.isShown) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  return lockOwnProduct(tx, sellerId, productId);
}
