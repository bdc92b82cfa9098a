import { LINE_STATE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';
import { ledgerSum } from '../../rewards/ledger-store.ts';

/**
 * Locks the member who orders (as `lockMember` does) and returns what of the row decides: read with the lock, it is what
 * the transaction that was waited for has left.
 */
export const lockBuyer = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(['status', 'role', 'activity_points'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * The sum of a locked member's ledger (below zero is owed), and how many unpaid orders of theirs hold stock; counting
 * ends at `most`. A statement of its own after the lock: the one that waits for the lock sees other tables as they were
 * before it waited.
 */
export async function readAccount(
  tx: Queryable,
  userId: number,
  { most, now }: { most: number; now: Date },
): Promise<{ points: number; unpaid: number }> {
  const open = tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', LINE_STATE.PENDING)
    .where('hold_expires_at', '>', now)
    .limit(most);
  const { points, unpaid } = await tx
    .selectNoFrom((eb) => [
      ledgerSum(tx, userId).as('points'),
      eb
        .selectFrom(open.as('open'))
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('unpaid'),
    ])
    .executeTakeFirstOrThrow();
  return { points: Number(points ?? 0), unpaid: Number(unpaid ?? 0) };
}

/** The order that a member made under this key of a request. */
export const findByKey = (tx: Queryable, userId: number, key: string) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
