import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import { ledgerSum } from '../../../rewards/points/ledger-store.ts';
import { areInStock, type Pieces } from '../stock-store.ts';

/**
 * Locks the buyer (as `lockMember` does) and returns the deciding fields, as read under the lock.
 */
export const lockBuyer = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(columns(['status', 'role', 'activity_points']))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Returns the point balance of a locked member (negative if owed), the number of unpaid orders with
 * reservations, counted up to `most`, the id of the order that was placed with an idempotency key, and
 * whether the wanted units appear to be in stock. It is a statement of its own after the lock: a waiting statement would see other tables as they were
 * before the wait.
 */
export async function readAccount(
  tx: Queryable,
  userId: number,
  { most, key, wanted, now }: { most: number; key: string | null; wanted: readonly Pieces[]; now: Date },
): Promise<{ points: number; unpaid: number; earlierId: number | null; isInStock: boolean }> {
  const open = tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', LINE_STATE.PENDING)
    .where('hold_expires_at', '>', now)
    .limit(most);
  const { points, unpaid, earlierId, isInStock } = await tx
    .selectNoFrom((eb) => [
      ledgerSum(tx, userId).as('points'),
      eb
        .selectFrom(open.as('open'))
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('unpaid'),
      // No order has the key null.
      tx
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', userId)
        .where('request_key', '=', key)
        .as('earlierId'),
      areInStock(wanted).as('isInStock'),
    ])
    .executeTakeFirstOrThrow();
  return { points: Number(points ?? 0), unpaid: Number(unpaid ?? 0), earlierId, isInStock };
}
