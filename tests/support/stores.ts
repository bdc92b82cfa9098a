import { applied, decide } from './members/applications.ts';
import type { TestShop } from './server/server.ts';

/** Has nothing be under way in a store: every line is confirmed, every request about one is done. */
export async function emptyStore(shop: TestShop, storeId: number): Promise<void> {
  const now = shop.clock.now();
  await shop.db
    .updateTable('order_items')
    .set({ status: 'DELIVERED', delivered_at: now, confirmed_at: now })
    .where('store_id', '=', storeId)
    .execute();
  await shop.db
    .updateTable('claims')
    .set({ status: 'COMPLETED' })
    .where(({ eb, selectFrom }) =>
      eb('order_item_id', 'in', selectFrom('order_items').select('id').where('store_id', '=', storeId)),
    )
    .execute();
}

/** A store that has just been opened, and whose it is: nothing is under way in it. */
export async function newStore(shop: TestShop) {
  const { one, form } = await applied(shop);
  await decide(shop, one, 'approve');
  const { storeId, version } = (await one.call.get('/api/seller/stores')).body.data;
  return { one, form, storeId, version };
}
