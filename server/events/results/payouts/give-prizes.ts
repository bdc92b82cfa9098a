import { randomBytes } from 'node:crypto';
import { PRIZE_COUPON_MONTHS } from '#domain/policies/coupons.ts';
import type { Queryable } from '../../../db/database.ts';
import { lockMembers } from '../../../db/locks/lock-member.ts';
import { type AuditedAction, auditEach } from '../../../kit/audit/audit-log.ts';
import { noteWin } from '../../../rewards/event-wins.ts';
import { creditEachOnce } from '../../../rewards/points/point-ledger.ts';
import { kindOf } from '../draw/tally.ts';
import { type End, endPayouts, insertPrizeCoupons, type Payout } from './payout-store.ts';

/** Reasons for which a winner cannot be paid, by member status. */
const OBSTACLES: Readonly<Record<string, string>> = {
  DELETED: '탈퇴한 회원이라 지급하지 못했어요.',
  BLOCKED: '차단된 회원이라 지급하지 못했어요.',
};
const OTHER_OBSTACLE = '지금은 이용할 수 없는 회원이라 지급하지 못했어요.';

/**
 * Pays claimed payouts and ends them with an audit entry each, all or none. Common data is queried
 * once for all rows.
 */
export async function givePrizes(tx: Queryable, claimed: readonly Payout[], now: Date): Promise<void> {
  if (claimed.length === 0) return;
  const standing = await lockMembers(
    tx,
    claimed.map(({ userId }) => userId),
  );
  const statusOf = ({ userId }: Payout): string => standing.get(userId) ?? 'DELETED';
  const able = claimed.filter((payout) => statusOf(payout) === 'ACTIVE');
  const coupons = await giveCoupons(tx, able.filter(isOf('DISCOUNT_COUPON')), now);
  await givePoints(tx, able.filter(isOf('POINTS')), now);
  for (const { userId, eventId, rewardId, value } of able.filter(isOf('BADGE_POINTS')))
    await noteWin(tx, { userId, eventId, rewardId, points: value }, now);
  const endOf = (payout: Payout): End => {
    const status = statusOf(payout);
    if (status === 'ACTIVE')
      return { id: payout.id, state: 'DONE', message: null, couponId: coupons.get(payout.id) ?? null };
    return { id: payout.id, state: 'FAILED', message: OBSTACLES[status] ?? OTHER_OBSTACLE, couponId: null };
  };
  await endPayouts(tx, claimed.map(endOf), now);
  await auditEach(
    tx,
    claimed.map((payout) => deedOf(payout, statusOf(payout))),
    now,
  );
}

const isOf = (kind: ReturnType<typeof kindOf>) => (payout: Payout) => kindOf(payout.kind) === kind;

function deedOf(payout: Payout, status: string): AuditedAction {
  const target = ['EVENT_PAYOUT', payout.id] as const;
  const whose = { member: payout.userId, reward: payout.rewardId };
  return status === 'ACTIVE'
    ? { action: 'EVENT_REWARD_PAID', target, detail: { ...whose, kind: payout.kind, value: payout.value } }
    : { action: 'EVENT_REWARD_FAILED', target, detail: { ...whose, status } };
}

/**
 * Grants points one after the other per member, as each ledger row contains the balance after it.
 */
async function givePoints(tx: Queryable, payouts: readonly Payout[], now: Date): Promise<void> {
  const first = new Map(payouts.toReversed().map((payout) => [payout.userId, payout]));
  if (first.size === 0) return;
  const movements = [...first.values()].map((payout) => ({
    userId: payout.userId,
    reason: `EVENT_REWARD_${payout.rewardId}`,
    refType: 'EVENT',
    refId: payout.eventId,
    points: payout.value,
    description: `${payout.title} 이벤트 보상이에요`,
  }));
  await creditEachOnce(tx, movements, now);
  await givePoints(
    tx,
    payouts.filter((payout) => first.get(payout.userId) !== payout),
    now,
  );
}

/** Issues a coupon for each payout; returns their ids. */
async function giveCoupons(
  tx: Queryable,
  payouts: readonly Payout[],
  now: Date,
): Promise<Map<number, number>> {
  const coded = payouts.map((payout) => {
    return { payout, code: `EVENT-${randomBytes(12).toString('hex').toUpperCase()}` };
  });
  const coupons = coded.map(({ payout: { userId, title, value }, code }) => {
    return { userId, code, name: `${title} ${value}% 쿠폰`, percent: value };
  });
  const expiresAt = monthsLater(now, PRIZE_COUPON_MONTHS);
  const ids = await insertPrizeCoupons(tx, coupons, { now, expiresAt });
  return new Map(coded.map(({ payout, code }) => [payout.id, ids.get(code) ?? 0]));
}

function monthsLater(now: Date, months: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
