import { sql } from 'kysely';
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
 * Finds those of these lines that the member has paid, with status, product and colour; none of pairs that a claim
 * split off, as one purchase has one line that can be shown.
 */
export const findPaidLines = (db: Queryable, userId: number, orderItemIds: readonly number[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .select(columns(['order_items.id', 'order_items.status', 'products.name', 'product_options.color']))
    .where(sql<boolean>`order_items.id = any(${[...orderItemIds]}::bigint[])`)
    .where('order_items.split_from', 'is', null)
    .where('orders.user_id', '=', userId)
    .execute();
