import * as v from 'valibot';
import { FEED_REWARD_TYPES, FEED_REWARDS, type FeedRewardReason } from '#domain/rewards/feed-reward.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { bringTo, type Cause } from '../points/point-ledger.ts';
import { feedsOfItems, lockEarnedWith, lockWithheld } from './feed-facts-store.ts';
import {
  type EarningRow,
  lockEarning,
  markCancelled,
  markProcessed,
  markWaiting,
} from './feed-reward-store.ts';

/** Texts of reclaimed rewards in the point ledger. */
const LOSSES: Readonly<Record<FeedRewardReason, string>> = {
  FEED_GONE: '피드가 더는 보이지 않아 적립을 취소했어요',
  REPORTED: '피드가 더는 보이지 않아 적립을 취소했어요',
  ORDER_UNDONE: '반품하거나 취소한 상품이라 피드 적립을 취소했어요',
  MEMBER_GONE: '이용이 제한되어 적립을 취소했어요',
  UNDONE: '조건을 더는 채우지 않아 적립을 취소했어요',
  ERROR: '적립을 취소했어요',
};

const causeOf = ({ id, userId, rewardType }: EarningRow): Cause => ({
  userId,
  reason: rewardType,
  refType: 'FEED_REWARD',
  refId: id,
});

/** Returns the description of a feed reward for the point history. */
export const gainOf = ({ rewardType, step }: Pick<EarningRow, 'rewardType' | 'step'>): string =>
  FEED_REWARDS[v.parse(v.picklist(FEED_REWARD_TYPES), rewardType)].say(step);

/** Pays a reward; idempotent, as the ledger records what it has paid. */
export async function payEarning(tx: Queryable, row: EarningRow, now: Date): Promise<void> {
  await bringTo(tx, causeOf(row), { target: row.points, gain: gainOf(row), loss: '' }, now);
  await markProcessed(tx, row.id, now);
}

/** Reward that a decision cancelled, so that a reversal restores exactly it. */
export type TakenReward = { id: number; wasPaid: boolean };

/** Cancels rewards and reclaims what was paid. */
export async function cancelEarnings(
  tx: Queryable,
  rows: readonly EarningRow[],
  reason: FeedRewardReason,
  now: Date,
): Promise<TakenReward[]> {
  for (const row of rows) {
    await bringTo(tx, causeOf(row), { target: 0, gain: '', loss: LOSSES[reason] }, now);
    await markCancelled(tx, row.id, reason, now);
  }
  return rows.map(({ id, status }) => ({ id, wasPaid: status === 'PROCESSED' }));
}

/** Cancels all rewards of a deleted or hidden feed. */
export async function takeBackFeedRewards(
  tx: Queryable,
  { userId, feedId }: { userId: number; feedId: number },
  now: Date,
): Promise<TakenReward[]> {
  await lockMember(tx, userId);
  return cancelEarnings(tx, await lockEarnedWith(tx, userId, feedId), 'FEED_GONE', now);
}

/** Cancels the rewards of feeds about cancelled or returned lines; the member is locked. */
export async function takeBackOfItems(
  tx: Queryable,
  userId: number,
  orderItemIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const feedId of await feedsOfItems(tx, userId, orderItemIds))
    await cancelEarnings(tx, await lockEarnedWith(tx, userId, feedId), 'ORDER_UNDONE', now);
}

/** Restores cancelled rewards: paid points, or the waiting state. */
export async function giveBackFeedRewards(
  tx: Queryable,
  userId: number,
  taken: readonly TakenReward[],
  now: Date,
): Promise<void> {
  await lockMember(tx, userId);
  for (const { id, wasPaid } of taken) {
    const row = await lockEarning(tx, id);
    if (row?.status !== 'CANCELLED' || row.userId !== userId) continue;
    if (wasPaid) await payEarning(tx, row, now);
    else await markWaiting(tx, id, now);
  }
}

/** Releases rewards that were withheld while reports were reviewed. */
export async function releaseWithheld(
  tx: Queryable,
  { userId, feedId }: { userId: number; feedId: number },
  now: Date,
): Promise<void> {
  await lockMember(tx, userId);
  for (const { id } of await lockWithheld(tx, userId, feedId)) await markWaiting(tx, id, now);
}
