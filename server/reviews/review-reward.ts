import { REVIEW_POINTS } from '#domain/reviews/review.ts';
import type { Queryable } from '../db/database.ts';
import { noteDeed, undoDeed } from '../rewards/activities.ts';
import { reviewCause, reviewDeed, takeBackReviewPoints } from '../rewards/line-rewards.ts';
import { creditOnce } from '../rewards/point-ledger.ts';

/** Reviews that a badge asks for (contract A.4). */
const BADGES = [
  [1, 'FIRST_REVIEW'],
  [10, 'REVIEW_10'],
  [50, 'REVIEW_50'],
  [100, 'REVIEW_100'],
] as const;

/** Points, activity and badges for a new review; answers the points paid. */
export async function rewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  const movement = {
    ...reviewCause(userId, orderItemId),
    points: REVIEW_POINTS,
    description: '리뷰를 썼어요',
  };
  const paid = await creditOnce(tx, movement, now);
  await noteDeed(tx, reviewDeed(userId, orderItemId), now);
  await awardBadges(tx, userId, now);
  return paid ? REVIEW_POINTS : 0;
}

/** Takes back what the review of an item earned; badges stay. */
export async function unrewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  await takeBackReviewPoints(tx, { userId, orderItemId, why: '리뷰를 삭제했어요' }, now);
  await undoDeed(tx, reviewDeed(userId, orderItemId));
}

async function awardBadges(tx: Queryable, userId: number, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow();
  const reached = BADGES.filter(([count]) => Number(row.count) >= count);
  if (reached.length === 0) return;
  await tx
    .insertInto('user_badges')
    .values(reached.map(([, badge_type]) => ({ user_id: userId, badge_type, awarded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
