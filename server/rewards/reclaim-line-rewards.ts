import type { Queryable } from '../db/database.ts';
import { type Activity, revokeActivity } from './activities.ts';
import { activitiesAbout } from './activity-store.ts';
import { takeBackOfItems } from './feed-rewards/undo-feed-rewards.ts';
import { paidRefs } from './points/ledger-store.ts';
import { bringTo, type Cause, lockBalance } from './points/point-ledger.ts';

/** Reason of a written review in the point ledger. */
export const REVIEW_REASON = 'REVIEW_WRITE';
const ITEM = 'ORDER_ITEM';
/** Activities of an order line, credited once each. */
const DEEDS = ['REVIEW_CREATION', 'FEED_CREATION'] as const;

/** An order line pays for one review only: deleting and rewriting it pays nothing. */
export const reviewCause = (userId: number, orderItemId: number): Cause => ({
  userId,
  reason: REVIEW_REASON,
  refType: ITEM,
  refId: orderItemId,
});
/** Returns the activity of reviewing an order line. */
export const reviewActivity = (userId: number, orderItemId: number): Activity => ({
  userId,
  type: 'REVIEW_CREATION',
  refType: ITEM,
  refId: orderItemId,
});

/** Reclaims the points of an order line's review. */
export const takeBackReviewPoints = (
  tx: Queryable,
  { userId, orderItemId, why }: { userId: number; orderItemId: number; why: string },
  now: Date,
): Promise<number> => bringTo(tx, reviewCause(userId, orderItemId), { target: 0, gain: '', loss: why }, now);

/**
 * Reclaims the rewards of review and feed of cancelled or returned lines; both stay visible.
 * Deleting them later reclaims nothing more.
 */
export async function takeBackLineRewards(
  tx: Queryable,
  userId: number,
  orderItemIds: readonly number[],
  now: Date,
): Promise<void> {
  // The lock serialises it with a concurrent review, which is paid before or refused after.
  await lockBalance(tx, userId);
  const paid = await paidRefs(tx, { userId, reason: REVIEW_REASON, refType: ITEM }, orderItemIds);
  const why = '반품하거나 취소한 상품이라 리뷰 적립을 취소했어요';
  for (const orderItemId of paid) await takeBackReviewPoints(tx, { userId, orderItemId, why }, now);
  await takeBackOfItems(tx, userId, orderItemIds, now);
  const deeds = await activitiesAbout(tx, { userId, types: DEEDS, refType: ITEM }, orderItemIds);
  for (const type of DEEDS)
    for (const deed of deeds.filter((one) => one.type === type))
      if (deed.refId !== null) await revokeActivity(tx, { userId, type, refType: ITEM, refId: deed.refId });
}
