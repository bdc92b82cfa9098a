import type { Queryable } from '../../../db/database.ts';
import { lockMember } from '../../../db/locks/lock-member.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import { undoWin } from '../../../rewards/event-wins.ts';
import { lockBalance, takePoints } from '../../../rewards/points/point-ledger.ts';
import { kindOf } from '../draw/tally.ts';
import { readRewards } from '../draw/tally-store.ts';
import type { WinnerRow } from '../result-store.ts';
import { endCoupon, type LockedPayout, lockPayouts, markTaken } from '../revoke-store.ts';

type Winner = Pick<WinnerRow, 'eventId' | 'userId' | 'condition'>;
type Why = { reason: string; now: Date };

/** Reclaims what a winner was paid for a condition, and cancels waiting payouts. */
export async function reclaimPayouts(tx: Queryable, winner: Winner, { reason, now }: Why): Promise<void> {
  const { eventId, userId, condition } = winner;
  // Payouts are locked before the member, in the order of a payment.
  const payouts = await lockPayouts(tx, { eventId, userId, condition });
  await lockMember(tx, userId);
  for (const payout of payouts) {
    const taken = payout.state === 'DONE' ? await undo(tx, winner, payout, now) : 0;
    await markTaken(tx, payout.id, reason);
    const detail = { member: userId, reward: payout.rewardId, was: payout.state, taken };
    await audit(tx, { action: 'EVENT_REWARD_TAKEN', target: ['EVENT_PAYOUT', payout.id], detail }, now);
  }
}

/** Reclaims one payout; returns the amount that was available. */
async function undo(tx: Queryable, winner: Winner, payout: LockedPayout, now: Date): Promise<number> {
  const { eventId, userId } = winner;
  const { rewardId, value } = payout;
  const kind = kindOf(payout.kind);
  if (kind === 'DISCOUNT_COUPON')
    return payout.couponId !== null && (await endCoupon(tx, payout.couponId, now)) ? 1 : 0;
  if (kind === 'BADGE_POINTS') {
    const rewardIds = (await readRewards(tx, eventId)).map(({ id }) => id);
    await undoWin(tx, { userId, eventId, rewardId }, rewardIds, now);
    return value;
  }
  // Spent points are not reclaimed: a member does not owe for an error of the shop.
  const points = Math.min(value, await lockBalance(tx, userId));
  if (points === 0) return 0;
  const cause = { userId, reason: `EVENT_REWARD_${rewardId}_CANCEL`, refType: 'EVENT', refId: eventId };
  await takePoints(tx, { ...cause, points, description: '당첨이 취소되어 이벤트 보상을 돌려받았어요' }, now);
  return points;
}
