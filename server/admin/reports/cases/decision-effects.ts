import type { ReportTarget } from '#domain/admin/reports/target.ts';
import { REVIEW_POINTS } from '#domain/policies/points.ts';
import { hasCommented } from '../../../community/comment-store.ts';
import { takePictures as takeFeedPictures } from '../../../community/feed-picture-store.ts';
import { isShown, markDeleted as markFeedDeleted } from '../../../community/feed-store.ts';
import type { Queryable } from '../../../db/database.ts';
import { takeOut } from '../../../events/reconcile/change-entry-state.ts';
import { takePictures as takeReviewPictures } from '../../../reviews/review-picture-store.ts';
import { markDeleted as markReviewDeleted } from '../../../reviews/review-store.ts';
import { type Activity, recordActivity, revokeActivity } from '../../../rewards/activities.ts';
import { activitiesAbout } from '../../../rewards/activity-store.ts';
import {
  giveBackFeedRewards,
  releaseWithheld,
  takeBackFeedRewards,
} from '../../../rewards/feed-rewards/undo-feed-rewards.ts';
import { bringTo } from '../../../rewards/points/point-ledger.ts';
import { reviewActivity, reviewCause, takeBackReviewPoints } from '../../../rewards/reclaim-line-rewards.ts';
import type { Taken } from './case-store.ts';
import { commentEarner, deleteHiddenComment, feedEarner, reviewEarner } from './earned-reward-store.ts';

/** Activity and order line by which an item's earnings are found. */
type Earned = { deed: Activity; orderItemId: number | null };

/** Effects of a decision besides hiding; each runs with the item locked. */
type Effect = {
  /** True if the item earns feed rewards, which are paid later. */
  isFeed: boolean;
  /** Returns the activity of the item, and whether another item counts for it too. */
  earned(tx: Queryable, id: number): Promise<(Earned & { standsElse: boolean }) | null>;
  /** Removes what depends on a hidden item. */
  strip(tx: Queryable, id: number, now: Date): Promise<unknown>;
  /** Deletes the item permanently and returns its picture files; absent if it cannot be deleted. */
  remove?(tx: Queryable, id: number, now: Date): Promise<string[]>;
};

const FEED: Effect = {
  isFeed: true,
  async earned(tx, id) {
    const feed = await feedEarner(tx, id);
    if (!feed) return null;
    const ref = { refType: 'ORDER_ITEM', refId: feed.orderItemId };
    const deed = { userId: feed.userId, type: 'FEED_CREATION', ...ref } as const;
    return { deed, orderItemId: null, standsElse: await isShown(tx, feed.orderItemId) };
  },
  // Entry and votes are kept, as the decision may be reversed.
  strip: (tx, id, now) => takeOut(tx, { feedId: id, reason: 'HIDDEN' }, { now, jobs: null }),
  async remove(tx, id, now) {
    await markFeedDeleted(tx, id, now);
    return takeFeedPictures(tx, id, 'all');
  },
};

const COMMENT: Effect = {
  isFeed: false,
  async earned(tx, id) {
    const place = await commentEarner(tx, id);
    if (!place) return null;
    const { feedId, userId } = place;
    const deed = { userId, type: 'COMMENT_CREATION', refType: 'FEED', refId: feedId } as const;
    return { deed, orderItemId: null, standsElse: await hasCommented(tx, feedId, userId) };
  },
  strip: async () => {},
  async remove(tx, id) {
    await deleteHiddenComment(tx, id);
    return [];
  },
};

const REVIEW: Effect = {
  isFeed: false,
  async earned(tx, id) {
    const review = await reviewEarner(tx, id);
    if (!review) return null;
    const { userId, orderItemId } = review;
    return { deed: reviewActivity(userId, orderItemId), orderItemId, standsElse: false };
  },
  strip: async () => {},
  async remove(tx, id, now) {
    await markReviewDeleted(tx, id, now);
    return (await takeReviewPictures(tx, id, 'all')).map(({ url }) => url);
  },
};

/** Item that can be hidden and earns nothing. */
const PLAIN: Effect = { isFeed: false, earned: async () => null, strip: async () => {} };

/** Null for kinds of items that cannot be hidden. */
export const EFFECTS: Readonly<Record<ReportTarget, Effect | null>> = {
  FEED,
  COMMENT,
  REVIEW,
  ANSWER: PLAIN,
  QUESTION: PLAIN,
  QUESTION_ANSWER: PLAIN,
  BUYER_ANSWER: PLAIN,
  MEMBER: null,
  PRODUCT: PLAIN,
  STORE: null,
};

/** Reclaims what a hidden item has earned, as deletion by its author would; returns it. */
export async function takeBack(tx: Queryable, effect: Effect, id: number, now: Date): Promise<Taken> {
  await effect.strip(tx, id, now);
  const earned = await effect.earned(tx, id);
  if (!earned) return { points: 0, hadDeed: false, rewards: [] };
  const { deed, orderItemId } = earned;
  const { userId, type, refType, refId } = deed;
  const rewards = effect.isFeed ? await takeBackFeedRewards(tx, { userId, feedId: id }, now) : [];
  if (earned.standsElse) return { points: 0, hadDeed: false, rewards };
  const why = '운영 정책에 따라 숨긴 리뷰예요';
  const points = orderItemId ? -(await takeBackReviewPoints(tx, { userId, orderItemId, why }, now)) : 0;
  const noted = await activitiesAbout(tx, { userId, types: [type], refType }, [refId]);
  await revokeActivity(tx, deed);
  return { points, hadDeed: noted.length > 0, rewards };
}

/** Restores what was reclaimed. */
export async function giveBack(
  tx: Queryable,
  effect: Effect,
  { id, taken }: { id: number; taken: Taken },
  now: Date,
): Promise<void> {
  const earned = await effect.earned(tx, id);
  if (!earned) return;
  const { deed, orderItemId } = earned;
  if (taken.hadDeed) await recordActivity(tx, deed, now);
  if (taken.rewards.length > 0) await giveBackFeedRewards(tx, deed.userId, taken.rewards, now);
  const words = { gain: '숨겼던 리뷰가 다시 보여요', loss: '' };
  if (orderItemId && taken.points > 0)
    await bringTo(
      tx,
      reviewCause(deed.userId, orderItemId),
      { target: Math.min(taken.points, REVIEW_POINTS), ...words },
      now,
    );
}

/** Releases feed rewards that were withheld during the review. */
export async function release(tx: Queryable, effect: Effect, id: number, now: Date): Promise<void> {
  if (!effect.isFeed) return;
  const earned = await effect.earned(tx, id);
  if (earned) await releaseWithheld(tx, { userId: earned.deed.userId, feedId: id }, now);
}
