import { REVIEW_POINTS } from '#domain/review.ts';
import type { Queryable } from '../../db/database.ts';
import { type Deed, noteDeed, undoDeed } from '../rewards/activities.ts';
import { type Cause, creditOnce, reverseCredit } from '../rewards/point-ledger.ts';

export const REVIEW_REASON = 'REVIEW_WRITE';
const ITEM = 'ORDER_ITEM';
/** Reviews that a badge asks for (contract.md A.4). */
const BADGES = [
  [1, 'FIRST_REVIEW'],
  [10, 'REVIEW_10'],
  [50, 'REVIEW_50'],
  [100, 'REVIEW_100'],
] as const;

/** A bought item pays for one review, ever: deleting and writing again pays nothing. */
const causeOf = (userId: number, orderItemId: number): Cause => ({
  userId,
  reason: REVIEW_REASON,
  refType: ITEM,
  refId: orderItemId,
});
const deedOf = (userId: number, orderItemId: number): Deed => ({
  userId,
  type: 'REVIEW_CREATION',
  refType: ITEM,
  refId: orderItemId,
});

/** Points, activity and badges for a new review; answers the points paid. */
export async function rewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  const movement = { ...causeOf(userId, orderItemId), points: REVIEW_POINTS, description: '리뷰를 썼어요' };
  const paid = await creditOnce(tx, movement, now);
  await noteDeed(tx, deedOf(userId, orderItemId), now);
  await awardBadges(tx, userId, now);
  return paid ? REVIEW_POINTS : 0;
}

/** Takes back what the review of an item earned; badges stay. */
export async function unrewardReview(tx: Queryable, userId: number, orderItemId: number, now: Date) {
  await reverseCredit(tx, causeOf(userId, orderItemId), '리뷰를 삭제했어요', now);
  await undoDeed(tx, deedOf(userId, orderItemId));
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
