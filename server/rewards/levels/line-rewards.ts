import type { Queryable } from '../../db/database.ts';
import { type Deed, undoDeed } from '../activities.ts';
import { activitiesAbout } from '../activity-store.ts';
import { takeBackOfItems } from '../feed-rewards/undo-feed-rewards.ts';
import { paidRefs } from '../points/ledger-store.ts';
import { bringTo, type Cause, lockBalance } from '../points/point-ledger.ts';

export const REVIEW_REASON = 'REVIEW_WRITE';
const ITEM = 'ORDER_ITEM';
/** What may be done with a bought line, once each. */
const DEEDS = ['REVIEW_CREATION', 'FEED_CREATION'] as const;

/** A bought item pays for one review, ever: deleting and writing again pays nothing. */
export const reviewCause = (userId: number, orderItemId: number): Cause => ({
  userId,
  reason: REVIEW_REASON,
  refType: ITEM,
  refId: orderItemId,
});
export const reviewDeed = (userId: number, orderItemId: number): Deed => ({
  userId,
  type: 'REVIEW_CREATION',
  refType: ITEM,
  refId: orderItemId,
});

/** Takes back what the review of an item has paid. */
export const takeBackReviewPoints = (
  tx: Queryable,
  { userId, orderItemId, why }: { userId: number; orderItemId: number; why: string },
  now: Date,
): Promise<number> => bringTo(tx, reviewCause(userId, orderItemId), { target: 0, gain: '', loss: why }, now);

/**
 * A line that is cancelled or returned was not bought: what its review and its feed have earned goes with it, though
 * both stay to be read. Deleting them later finds nothing left to take.
 */
export async function takeBackLineRewards(
  tx: Queryable,
  userId: number,
  orderItemIds: readonly number[],
  now: Date,
): Promise<void> {
  // A review under way is paid before or refused after.
  await lockBalance(tx, userId);
  const paid = await paidRefs(tx, { userId, reason: REVIEW_REASON, refType: ITEM }, orderItemIds);
  const why = '반품하거나 취소한 상품이라 리뷰 적립을 취소했어요';
  for (const orderItemId of paid) await takeBackReviewPoints(tx, { userId, orderItemId, why }, now);
  await takeBackOfItems(tx, userId, orderItemIds, now);
  const deeds = await activitiesAbout(tx, { userId, types: DEEDS, refType: ITEM }, orderItemIds);
  for (const type of DEEDS)
    for (const deed of deeds.filter((one) => one.type === type))
      if (deed.ref_id !== null) await undoDeed(tx, { userId, type, refType: ITEM, refId: deed.ref_id });
}
