import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import {
  findGoods,
  findStore,
  type GoodsFound,
  lockGoods,
  lockStore,
  productOfOption,
} from './own-goods-store.ts';

type Store = { id: number; name: string };

/** A seller's own store. */
export const storeOf = async (db: Queryable, sellerId: number): Promise<Store> => {
  const store = await findStore(db, sellerId);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  return store;
};

/** The same, locked: whoever changes goods of one store takes turns. */
export async function lockOwnStore(tx: Queryable, sellerId: number): Promise<Store> {
  const store = await lockStore(tx, sellerId);
  if (!store) throw new ShopError('STORE_NOT_FOUND');
  return store;
}

/** What is another store's is forbidden where everybody sees it, and missing where nobody does. */
export function requireOwn(goods: GoodsFound | undefined, sellerId: number): GoodsFound {
  if (goods?.seller_id === sellerId) return goods;
  throw new ShopError(goods?.is_shown ? 'PRODUCT_ACCESS_DENIED' : 'PRODUCT_NOT_FOUND');
}

export const ownGoods = async (db: Queryable, sellerId: number, id: number): Promise<GoodsFound> =>
  requireOwn(await findGoods(db, id), sellerId);

/** The own product behind the locks of its store and of itself. */
export async function lockOwnGoods(tx: Queryable, sellerId: number, id: number): Promise<GoodsFound> {
  requireOwn(await findGoods(tx, id), sellerId);
  await lockOwnStore(tx, sellerId);
  return requireOwn(await lockGoods(tx, id), sellerId);
}

/** The own product of an option, behind the same locks. */
export async function lockOwnOption(tx: Queryable, sellerId: number, optionId: number): Promise<GoodsFound> {
  const productId = await productOfOption(tx, optionId);
  if (productId === null) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  const goods = await findGoods(tx, productId);
  if (goods?.seller_id !== sellerId && !goods?.is_shown) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
  return lockOwnGoods(tx, sellerId, productId);
}
