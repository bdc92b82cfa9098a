import { closeStore } from '../../catalogue/stores/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { hasOpenOrders, hideProducts } from './own-store-store.ts';

/** Closes a locked store without open orders. Returns its new version. */
export async function closeEmpty(
  tx: Queryable,
  storeId: number,
  who: Parameters<typeof closeStore>[2],
  now: Date,
): Promise<number> {
  if (await hasOpenOrders(tx, storeId)) throw new ShopError('STORE_HAS_OPEN_ORDERS');
  await hideProducts(tx, storeId, now);
  return closeStore(tx, storeId, who, now);
}
