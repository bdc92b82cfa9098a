import { LINE_STATE } from '#domain/trade/order-life.ts';
import { among } from '../../db/among-sql.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from './order-store.ts';

export type Buyer = { id: number; status: string; role: string; activity_points: number };

/**
 * Locks the members of these ids that are free, in the order of their ids, and returns them by id. One that another
 * transaction has locked is left out: a batch waits for no member.
 */
export async function lockFreeBuyers(tx: Queryable, ids: readonly number[]): Promise<Map<number, Buyer>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'status', 'role', 'activity_points'])
    .where(among('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many unpaid orders of locked members hold stock, by member; members without one are left out. */
export async function unpaidOf(
  tx: Queryable,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('orders')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
    .where(among('user_id', userIds))
    .where('status', '=', LINE_STATE.PENDING)
    .where('hold_expires_at', '>', now)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id: userId, count }) => [userId, Number(count)]));
}

/** Orders that these members have made under one of these request keys. */
export const ordersByKeys = (
  tx: Queryable,
  userIds: readonly number[],
  keys: readonly string[],
): Promise<OrderRow[]> =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where(among('user_id', userIds))
    .where('request_key', 'in', [...keys])
    .execute();
