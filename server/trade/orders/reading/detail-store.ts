import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';

/** Finds an own paid order. */
export const findPaidOrder = (db: Queryable, userId: number, id: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'not in', [...UNPAID_STATUSES])
    .executeTakeFirst();

/** Finds the history of an order, oldest first. */
export const historyOf = (db: Queryable, orderId: number) =>
  db.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
