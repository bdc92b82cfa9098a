import { sql } from 'kysely';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../../db/database.ts';
import { among } from '../../../db/statements/among-sql.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Finds the late deliveries of orders with the names of their stores. */
export const lateRowsOf = (db: Queryable, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('late_deliveries as l')
        .innerJoin('stores as s', 's.id', 'l.store_id')
        .select(columns(['l.order_id', 'l.store_id', 'l.counted_from', 'l.new_day', 'l.reason']))
        .select(columns(['s.name as store_name', 's.seller_id']))
        .where('l.order_id', 'in', [...orderIds])
        .orderBy('l.store_id')
        .execute();
export type LateRow = Awaited<ReturnType<typeof lateRowsOf>>[number];

/** Records that a store of an order is late; returns false if it is recorded already. */
export async function insertLate(
  tx: Queryable,
  { orderId, storeId, countedFrom }: { orderId: number; storeId: number; countedFrom: string },
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('late_deliveries')
    .values({ order_id: orderId, store_id: storeId, counted_from: countedFrom, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Stores the new delivery date of a late store; returns false if one is named already. */
export async function insertNewArrivalDate(
  tx: Queryable,
  { orderId, storeId, day, reason }: { orderId: number; storeId: number; day: string; reason: string },
  now: Date,
): Promise<boolean> {
  const named = await tx
    .updateTable('late_deliveries')
    .set({ new_day: day, reason, named_at: now })
    .where('order_id', '=', orderId)
    .where('store_id', '=', storeId)
    .where('new_day', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return named !== undefined;
}

/** Finds seller and name of a store; throws if there is none. */
export const sellerOfStore = (db: Queryable, storeId: number) =>
  db
    .selectFrom('stores')
    .select(columns(['seller_id', 'name']))
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();

/**
 * SQL: business days before the shop cancels order `o`, by its terms or, without, by the current
 * policy.
 */
const SHOP_CANCEL_DAYS = sql<number>`coalesce((o.terms #>> '{late,shopCancelDays}')::int,
  ${sql.lit(PRESENT_TERMS.late.shopCancelDays)})`;
const OVERDUE = (today: string) => sql`o.status in ('ORDERED', 'SHIPPED') and o.promised_on < ${today}::date`;

/** Returns the distinct numbers of business days after which overdue orders are cancelled. */
export async function cancelDaysOfOverdue(db: Queryable, today: string): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select distinct ${SHOP_CANCEL_DAYS} as days from orders o where ${OVERDUE(today)}`.execute(db);
  return rows.map(({ days }) => days);
}

/** Returns the ids of overdue orders in order; the job processes them in slices. */
export async function overdueOrderIds(db: Queryable, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${OVERDUE(today)} order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns those of some overdue orders that have a store not recorded as late, or a store late
 * since the day that `cancelled` gives for the order's number of business days, or an earlier one.
 */
export async function lateAmong(
  db: Queryable,
  ids: readonly number[],
  cancelled: ReadonlyMap<number, string>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from orders o
    where ${among('o.id', ids)} and exists (select from order_items i where i.order_id = o.id
      and i.status in ('ORDERED', 'SHIPPED') and not exists (select from late_deliveries l
        where l.order_id = i.order_id and l.store_id = i.store_id and l.counted_from >
          (${JSON.stringify(Object.fromEntries(cancelled))}::text::jsonb ->> ${SHOP_CANCEL_DAYS}::text)::date))
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}
