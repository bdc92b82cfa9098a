import { sql } from 'kysely';
import { OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns, columnsFrom } from '../../db/statements/columns.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';
import { IS_DISPUTED } from '../../trade/orders/claims/dispute-store.ts';
import { confirmedBefore } from '../../trade/orders/delivery/confirm-due-sql.ts';
import { ORDER_COLUMNS, type OrderRow } from '../../trade/orders/order-store.ts';

const BATCH = 100;

/**
 * Locks orders and their buyers as `lockOrder` does, and returns the orders by id. Orders that are
 * locked elsewhere are skipped, so that a batch never waits.
 */
export const lockFreeOrders = (tx: Queryable, ids: readonly number[]): Promise<OrderRow[]> =>
  tx
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(columnsFrom('o', ORDER_COLUMNS))
    .where(among('o.id', ids))
    .orderBy('o.id')
    // Kysely writes one `skip locked` for all locks, but each needs its own.
    .modifyEnd(sql`for update of o skip locked for no key update of u skip locked`)
    .execute();

/** Finds the next orders by id with an expired reservation. */
export async function lapsedAfter(db: Queryable, now: Date, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('hold_expires_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

async function ordersWith(
  db: Queryable,
  condition: ReturnType<typeof sql<boolean>>,
  after: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('order_items as i')
    .select(columns(['i.order_id']))
    .distinct()
    .where(condition)
    .where('i.order_id', '>', after)
    .orderBy('i.order_id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.orderId);
}

/** Finds the next orders with a line shipped before a moment. */
export const shippedAfter = (db: Queryable, due: Date, after: number): Promise<number[]> =>
  ordersWith(db, sql<boolean>`i.status = 'SHIPPED' and i.shipped_at <= ${due}`, after);

/** Line in transit with a tracking number. */
export type Underway = { id: number; orderId: number; carrier: string; trackingNumber: string };

/**
 * Finds the next lines by id that were shipped with a tracking number since a moment and are not
 * delivered.
 */
export async function underwayAfter(db: Queryable, since: Date, after: number): Promise<Underway[]> {
  return db
    .selectFrom('order_items')
    .select([...columns(['id', 'order_id', 'carrier']), 'tracking_no as trackingNumber'])
    .where('status', '=', 'SHIPPED')
    .where('shipped_at', '>', since)
    .where('carrier', 'is not', null)
    .where('tracking_no', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .$narrowType<{ carrier: string; trackingNumber: string }>()
    .execute();
}

/** Finds the next orders with a line due for confirmation without an open claim or dispute. */
export const keptAfter = (db: Queryable, now: Date, after: number): Promise<number[]> =>
  ordersWith(
    db,
    sql<boolean>`i.status = 'DELIVERED' and i.confirmed_at is null
    and i.delivered_at < (select ${confirmedBefore(now)} from orders o where o.id = i.order_id)
    and not exists (select 1 from claims c where c.order_item_id = i.id and c.status in (${OPEN_CLAIM})) and not ${IS_DISPUTED}`,
    after,
  );

/** Finds the next orders with an open claim on a line that is not delivered. */
export const strayAfter = (db: Queryable, after: number): Promise<number[]> =>
  ordersWith(
    db,
    sql<boolean>`i.status <> 'DELIVERED'
    and exists (select 1 from claims c where c.order_item_id = i.id and c.status in (${OPEN_CLAIM}))`,
    after,
  );

/** Returns the lines of orders with an open claim. */
export async function askedLines(tx: Queryable, orderIds: readonly number[]): Promise<Set<number>> {
  const open = await tx
    .selectFrom('claims')
    .select(columns(['order_item_id']))
    .where(among('order_id', orderIds))
    .where('status', 'in', [...OPEN_CLAIM_STATES])
    .execute();
  return new Set(open.map((claim) => claim.orderItemId));
}
