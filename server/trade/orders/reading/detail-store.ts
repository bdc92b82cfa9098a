import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { SHIPPING_COLUMNS } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import { ORDER } from '../order-store.ts';

/** Finds an own paid order with its shipping fields. */
export const findPaidOrder = (db: Queryable, userId: number, id: number) =>
  db
    .selectFrom('orders')
    .select([...ORDER, ...columns(SHIPPING_COLUMNS)])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'not in', [...UNPAID_STATUSES])
    .executeTakeFirst();

/** Finds the history of an order, oldest first. */
export const historyOf = (db: Queryable, orderId: number) =>
  db
    .selectFrom('order_history')
    .select(columns(['event', 'detail', 'created_at', 'order_item_id']))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
