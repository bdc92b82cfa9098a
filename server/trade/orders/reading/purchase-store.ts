import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { optionPicture } from '../../../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Finds what a member received and kept, newest first, without pairs that a claim split off. */
export const findPurchases = (db: Queryable, userId: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .select([
      ...columns(['order_items.id', 'products.id as product_id', 'products.name', 'product_options.size']),
      ...columns(['product_options.color', 'orders.ordered_at']),
      optionPicture('products', 'product_options').as('imageUrl'),
    ])
    .where('orders.user_id', '=', userId)
    .where('order_items.status', '=', LINE_STATE.DELIVERED)
    .where('order_items.split_from', 'is', null)
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_items.id', 'desc')
    .limit(500)
    .execute();

/**
 * Returns the status of a member's paid line; null if it is not the member's, or is of pairs that a claim split
 * off: one purchase has one line that can be shown.
 */
export async function purchaseStatus(db: Queryable, userId: number, orderItemId: number) {
  const row = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('order_items.status')
    .where('order_items.id', '=', orderItemId)
    .where('order_items.split_from', 'is', null)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  return row?.status ?? null;
}
