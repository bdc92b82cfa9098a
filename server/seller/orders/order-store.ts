import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { SHIPPING_COLUMNS } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds a paid order for its sellers, without payment and buyer's account. */
export const findSoldOrder = (db: Queryable, id: number) =>
  db
    .selectFrom('orders')
    .select(columns(['id', 'order_no', 'ordered_at', 'promised_on', 'terms']))
    .select(columns(SHIPPING_COLUMNS))
    .where('id', '=', id)
    .where('status', 'not in', [...UNPAID_STATUSES])
    .executeTakeFirst();
export type SoldOrder = NonNullable<Awaited<ReturnType<typeof findSoldOrder>>>;

/** Finds the seller's lines by id; others are left out. */
export const findOwnLines = (db: Queryable, sellerId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_items as i')
        .innerJoin('orders as o', 'o.id', 'i.order_id')
        .innerJoin('stores as s', 's.id', 'i.store_id')
        .select(columns(['i.id', 'i.order_id', 'i.status', 'i.carrier', 'i.tracking_no', 'o.order_no']))
        .where(among('i.id', ids))
        .where('s.seller_id', '=', sellerId)
        .where('i.status', 'not in', [...UNPAID_STATUSES])
        .execute();
export type OwnLine = Awaited<ReturnType<typeof findOwnLines>>[number];
