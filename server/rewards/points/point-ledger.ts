import { POINT_YEARS } from '#domain/policies/points.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember, lockMembers } from '../../db/locks/lock-member.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { append, appendEach, type Entry } from './append-ledger-row.ts';
import { reopenEarnings } from './expiry-store.ts';
import { paidSoFar, sumOf, sumsOf } from './ledger-store.ts';

/** Cause of a point movement: member, reason and reference are unique together. */
export type Cause = { userId: number; reason: string; refType: string; refId: number };
type Paid = Cause & { orderId?: number };
export type Movement = Paid & { points: number; description: string };

/** Credits points once per cause; returns whether this call did it. */
export async function creditOnce(tx: Queryable, movement: Movement, now: Date): Promise<boolean> {
  const before = await lockSum(tx, movement.userId);
  return append(tx, { ...movement, type: 'EARN', before, expires: expiryOf(now), now });
}

/** Same for several distinct members with locked rows. */
export async function creditEachOnce(
  tx: Queryable,
  movements: readonly Movement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return;
  const sums = await sumsOf(
    tx,
    movements.map(({ userId }) => userId),
  );
  const row = { type: 'EARN', expires: expiryOf(now), now } as const;
  await appendEach(
    tx,
    movements.map((movement) => ({ ...movement, ...row, before: sums.get(movement.userId) ?? 0 })),
  );
}

type Wish = { target: number; gain: string; loss: string };

/**
 * Brings the sum paid for a cause to `target` points and returns the difference. Points spent since
 * are owed: the ledger's sum becomes negative, and the next points pay that first.
 */
export async function bringTo(
  tx: Queryable,
  { reason, refType, ...of }: Paid,
  { target, gain, loss }: Wish,
  now: Date,
): Promise<number> {
  const [points = 0] = await bringEachTo(tx, { reason, refType, gain, loss }, [{ ...of, target }], now);
  return points;
}

type Kind = Pick<Cause, 'reason' | 'refType'> & Omit<Wish, 'target'>;
type Aim = { userId: number; refId: number; orderId?: number; target: number };

/** Same for several distinct causes of one kind, of one member or many; returns each difference. */
export async function bringEachTo(
  tx: Queryable,
  { gain, loss, ...kind }: Kind,
  aims: readonly Aim[],
  now: Date,
): Promise<number[]> {
  if (aims.length === 0) return [];
  const sums = await lockSums(
    tx,
    aims.map(({ userId }) => userId),
  );
  const paid = await paidSoFar(tx, kind, aims);
  const entries: Entry[] = [];
  const differences = aims.map(({ target, ...aim }, index) => {
    const { net, rows } = paid[index] ?? { net: 0, rows: 0 };
    const before = sums.get(aim.userId) ?? 0;
    const points = target - net;
    sums.set(aim.userId, before + points);
    const row = { ...aim, refType: kind.refType, points, before, now };
    // The number of rows distinguishes later movements; the first credit and cancellation have none.
    const turn = rows > (points > 0 ? 0 : 1) ? `_${rows}` : '';
    if (points > 0) {
      const reason = `${kind.reason}${turn}`;
      entries.push({ ...row, type: 'EARN', reason, description: gain, expires: expiryOf(now) });
    } else if (points < 0) {
      const reason = `${kind.reason}_CANCEL${turn}`;
      entries.push({ ...row, type: 'CANCEL', reason, description: loss, expires: null });
    }
    return points;
  });
  await appendEach(tx, entries);
  return differences;
}

/** Deducts points, at most the balance. */
export async function takePoints(tx: Queryable, movement: Movement, now: Date): Promise<void> {
  const before = await lockSum(tx, movement.userId);
  if (movement.points > before) throw new ShopError('OUT_OF_POINT');
  const row = { ...movement, points: -movement.points };
  await append(tx, { ...row, type: 'CANCEL', before, expires: null, now });
}

type OrderPoints = { userId: number; orderId: number; points: number };

/** Pays part of an order with points, once per order; owed points cannot be used. */
export async function spendPoints(tx: Queryable, { userId, orderId, points }: OrderPoints, now: Date) {
  if (points === 0) return;
  const before = await lockSum(tx, userId);
  if (points > before) throw new ShopError('OUT_OF_POINT');
  const cause = { userId, reason: 'ORDER_USE', refType: 'ORDER', refId: orderId };
  const movement = { ...cause, points: -points, description: '상품을 주문하며 사용했어요', orderId };
  await append(tx, { ...movement, type: 'USE', before, expires: null, now });
}

/** Returns points of an order, once per cause (expired reservation or refund). */
export async function givePointsBack(
  tx: Queryable,
  { userId, orderId, points, refType, refId }: OrderPoints & { refType: 'HOLD' | 'REFUND'; refId: number },
  now: Date,
) {
  if (points === 0) return;
  const before = await lockSum(tx, userId);
  const cause = { userId, reason: 'ORDER_USE_CANCEL', refType, refId };
  const movement = { ...cause, points, description: '주문에 사용한 포인트를 돌려드렸어요', orderId };
  await append(tx, { ...movement, type: 'CANCEL', before, expires: null, now });
  // The returned points may have expired meanwhile, so the expiry must be checked again.
  await reopenEarnings(tx, userId);
}

/** Forfeits all points of a withdrawn member: a last row brings the sum to 0, including debt. */
export async function forfeitPoints(tx: Queryable, userId: number, now: Date): Promise<void> {
  const before = await lockSum(tx, userId);
  if (before === 0) return;
  const cause = { userId, reason: 'WITHDRAWN', refType: 'MEMBER', refId: userId };
  const movement = { ...cause, points: -before, description: '회원 탈퇴로 사라졌어요' };
  await append(tx, { ...movement, type: 'EXPIRE', before, expires: null, now });
}

/**
 * Returns the usable points under a row lock, so that two movements cannot read the same balance.
 */
export const lockBalance = async (tx: Queryable, userId: number): Promise<number> =>
  Math.max(0, await lockSum(tx, userId));

/** Returns the ledger's sum under the same lock; negative if points are owed. */
export async function lockSum(tx: Queryable, userId: number): Promise<number> {
  await lockMember(tx, userId);
  return sumOf(tx, userId);
}

/** Returns the ledger's sums of several members under their locks. */
async function lockSums(tx: Queryable, userIds: readonly number[]): Promise<Map<number, number>> {
  const distinct = [...new Set(userIds)];
  await lockMembers(tx, distinct);
  return sumsOf(tx, distinct);
}

/** Returns the expiry of points earned at a moment: the same calendar day `POINT_YEARS` later. */
export function expiryOf(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + POINT_YEARS);
  return end;
}
