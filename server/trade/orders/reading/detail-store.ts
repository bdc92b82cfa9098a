import { SHIPPING_COLUMNS } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import { IS_SHOWN } from '../deposits/shown-sql.ts';
import { ORDER } from '../order-store.ts';

/** Finds an own order that its buyer sees, with its shipping fields. */
export const findShownOrder = (db: Queryable, userId: number, id: number) =>
  db
    .selectFrom('orders')
    .select([...ORDER, ...columns(SHIPPING_COLUMNS)])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(IS_SHOWN)
    .executeTakeFirst();

/** Finds the history of an order, oldest first. */
export const historyOf = (db: Queryable, orderId: number) =>
  db
    .selectFrom('order_history')
    .select(columns(['event', 'detail', 'created_at', 'order_item_id']))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
