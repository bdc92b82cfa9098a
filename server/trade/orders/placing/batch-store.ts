import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { among } from '../../../db/statements/among-sql.ts';
import { columns } from '../../../db/statements/columns.ts';
import { ORDER, type OrderRow } from '../order-store.ts';

/** Fields of a buyer that decide an order. */
export type Buyer = { id: number; status: string; role: string; activityPoints: number };

/**
 * Locks those of these members that are not locked elsewhere, in order of id, and returns them by
 * id. SKIP LOCKED: a batch waits for no member.
 */
export async function lockFreeBuyers(tx: Queryable, ids: readonly number[]): Promise<Map<number, Buyer>> {
  const rows = await tx
    .selectFrom('users')
    .select(columns(['id', 'status', 'role', 'activity_points']))
    .where(among('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Counts the unpaid orders of locked members that reserve stock; members without one are omitted.
 */
export async function unpaidOf(
  tx: Queryable,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('orders')
    .select((eb) => [...columns(['user_id']), eb.fn.countAll<number>().as('count')])
    .where(among('user_id', userIds))
    .where('status', '=', LINE_STATE.PENDING)
    .where('hold_expires_at', '>', now)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}

/** Finds the orders of these members with one of these idempotency keys. */
export const ordersByKeys = (
  tx: Queryable,
  userIds: readonly number[],
  keys: readonly string[],
): Promise<OrderRow[]> =>
  tx
    .selectFrom('orders')
    .select(ORDER)
    .where(among('user_id', userIds))
    .where('request_key', 'in', [...keys])
    .execute();
