import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { append, creditOnce, lockBalance } from './point-ledger.ts';

const REASON = 'ORDER_EARN';

/**
 * Brings what an order has earned to `target` points: credits them once, and takes back what later returns cost.
 * Points spent since are not owed, so the balance never goes below zero.
 */
export async function bringCreditTo(
  tx: Queryable,
  { userId, orderId, target }: { userId: number; orderId: number; target: number },
  now: Date,
): Promise<void> {
  const balance = await lockBalance(tx, userId);
  const { net, rows } = await earnedSoFar(tx, userId, orderId);
  const base = { userId, reason: REASON, refType: 'ORDER', refId: orderId, orderId };
  if (rows === 0) {
    if (target > 0)
      await creditOnce(tx, { ...base, points: target, description: '구매를 확정해 적립했어요' }, now);
    return;
  }
  const points = -Math.min(net - target, balance);
  if (points >= 0) return;
  // One row a correction: the number of rows so far tells them apart.
  const row = {
    ...base,
    reason: `${REASON}_CANCEL_${rows}`,
    points,
    description: '반품해 적립을 취소했어요',
  };
  await append(tx, { ...row, type: 'CANCEL', balance: balance + points, expires: null, now });
}

async function earnedSoFar(tx: Queryable, userId: number, orderId: number) {
  const row = await tx
    .selectFrom('point_ledger')
    .select([sql<number>`coalesce(sum(points), 0)`.as('net'), sql<number>`count(*)`.as('rows')])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('reason', 'like', `${REASON}%`)
    .executeTakeFirstOrThrow();
  return { net: Number(row.net), rows: Number(row.rows) };
}
