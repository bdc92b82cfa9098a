import { REVIEW_POINTS } from '#domain/policies/points.ts';
import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../db/database.ts';
import { recordActivity, revokeActivity } from '../rewards/activities.ts';
import { awardBadges } from '../rewards/badges/award-badges.ts';
import { creditOnce } from '../rewards/points/point-ledger.ts';
import { reviewActivity, reviewCause, takeBackReviewPoints } from '../rewards/reclaim-line-rewards.ts';
import { countWritten } from './review-store.ts';

/** Credits points, activity and badges of a new review; returns the points. */
export async function rewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  const movement = {
    ...reviewCause(userId, orderItemId),
    points: REVIEW_POINTS,
    description: '리뷰를 썼어요',
  };
  const paid = await creditOnce(tx, movement, now);
  await recordActivity(tx, reviewActivity(userId, orderItemId), now);
  await awardReviewBadges(tx, userId, now);
  return paid ? REVIEW_POINTS : 0;
}

/** Reclaims what the review of an order line earned; badges are kept. */
export async function unrewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  await takeBackReviewPoints(tx, { userId, orderItemId, why: '리뷰를 삭제했어요' }, now);
  await revokeActivity(tx, reviewActivity(userId, orderItemId));
}

async function awardReviewBadges(tx: Queryable, userId: number, now: Date): Promise<void> {
  const reviews = await countWritten(tx, userId);
  await awardBadges(tx, userId, badgesFor({ reviews }).reached, now);
}
