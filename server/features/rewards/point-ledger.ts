import type { Queryable } from '../../db/database.ts';
import { audit } from '../audit/trail.ts';

/** Why points move: member, reason and reference together are unique. */
export type Cause = { userId: number; reason: string; refType: string; refId: number };
export type Movement = Cause & { points: number; description: string; orderId?: number };

const cancelOf = (reason: string) => `${reason}_CANCEL`;

/** Credits points once for a cause; answers whether this call did it. Points expire after a year. */
export async function creditOnce(tx: Queryable, movement: Movement, now: Date): Promise<boolean> {
  const balance = await lockBalance(tx, movement.userId);
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return append(tx, { ...movement, type: 'EARN', balance: balance + movement.points, expires, now });
}

/**
 * Takes a credit back with a CANCEL row, once. Points that the member has spent since are not owed:
 * the balance never goes below zero.
 */
export async function reverseCredit(
  tx: Queryable,
  cause: Cause,
  description: string,
  now: Date,
): Promise<boolean> {
  const balance = await lockBalance(tx, cause.userId);
  const credit = await tx
    .selectFrom('point_ledger')
    .select('points')
    .where('user_id', '=', cause.userId)
    .where('type', '=', 'EARN')
    .where('reason', '=', cause.reason)
    .where('ref_type', '=', cause.refType)
    .where('ref_id', '=', cause.refId)
    .executeTakeFirst();
  const points = -Math.min(credit?.points ?? 0, balance);
  if (points === 0) return false;
  const row = { ...cause, reason: cancelOf(cause.reason), points, description };
  return append(tx, { ...row, type: 'CANCEL', balance: balance + points, expires: null, now });
}

type OrderPoints = { userId: number; orderId: number; points: number };

/** Pays part of an order with points, once an order; the caller has checked the balance under `lockBalance`. */
export async function spendPoints(tx: Queryable, { userId, orderId, points }: OrderPoints, now: Date) {
  if (points === 0) return;
  const balance = await lockBalance(tx, userId);
  const cause = { userId, reason: 'ORDER_USE', refType: 'ORDER', refId: orderId };
  const movement = { ...cause, points: -points, description: '상품을 주문하며 사용했어요', orderId };
  await append(tx, { ...movement, type: 'USE', balance: balance - points, expires: null, now });
}

/** Gives points of an order back, once for what gave the reason (a lapsed hold or a refund). */
export async function givePointsBack(
  tx: Queryable,
  { userId, orderId, points, refType, refId }: OrderPoints & { refType: 'HOLD' | 'REFUND'; refId: number },
  now: Date,
) {
  if (points === 0) return;
  const balance = await lockBalance(tx, userId);
  const cause = { userId, reason: 'ORDER_USE_CANCEL', refType, refId };
  const movement = { ...cause, points, description: '주문에 쓴 포인트를 돌려드렸어요', orderId };
  await append(tx, { ...movement, type: 'CANCEL', balance: balance + points, expires: null, now });
}

/** Row lock on the member, so that two movements cannot read the same balance. */
export async function lockBalance(tx: Queryable, userId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom('point_ledger')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

type Entry = Movement & {
  type: 'EARN' | 'USE' | 'EXPIRE' | 'CANCEL';
  balance: number;
  expires: Date | null;
  now: Date;
};

export async function append(tx: Queryable, entry: Entry): Promise<boolean> {
  const added = await tx
    .insertInto('point_ledger')
    .values({
      user_id: entry.userId,
      type: entry.type,
      points: entry.points,
      balance_after: entry.balance,
      description: entry.description,
      reason: entry.reason,
      ref_type: entry.refType,
      ref_id: entry.refId,
      order_id: entry.orderId ?? null,
      expires_at: entry.expires,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const { points, balance, reason, refType, refId } = entry;
  const detail = { points, before: balance - points, after: balance, reason, refType, refId };
  await audit(tx, { action: `POINTS_${entry.type}`, target: ['MEMBER', entry.userId], detail }, entry.now);
  return true;
}
