import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { setToggle } from '../kit/toggle-row.ts';
import { type Activity, recordActivity, revokeActivity } from '../rewards/activities.ts';
import { noteReviewPages } from './invalidate-review-pages.ts';
import { addMark, removeMark, shiftHelpfulCount } from './review-reaction-store.ts';
import { lockReview } from './review-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Marks a review as helpful or removes the mark, as given or toggled. */
export const toggleHelpful = ({ db, clock }: Ports, user: Member, id: number, wanted: boolean | undefined) =>
  inTransaction(db, async (tx) => {
    const review = await lockForeign(tx, id, user);
    const now = clock.now();
    const mark = { add: () => addMark(tx, id, user.id, now), remove: () => removeMark(tx, id, user.id) };
    const { isSet: isHelpful, isChanged } = await setToggle(mark, wanted);
    const answer = { reviewId: id, isHelpful };
    if (!isChanged) return { ...answer, helpfulCount: review.helpfulCount };
    noteReviewPages(review.productId, review.userId);
    const helpfulCount = await shiftHelpfulCount(tx, id, isHelpful ? 1 : -1);
    const deed = helpDeed(review.userId, id, user.id);
    await (isHelpful ? recordActivity(tx, deed, now) : revokeActivity(tx, deed));
    return { ...answer, helpfulCount };
  });

/**
 * Activity of the author, credited once per review and member, however often the mark is toggled.
 */
const helpDeed = (authorId: number, reviewId: number, helpedId: number): Activity => ({
  userId: authorId,
  type: 'REVIEW_LIKE_RECEIVED',
  refType: `HELP_OF_REVIEW_${reviewId}`,
  refId: helpedId,
});

async function lockForeign(tx: Queryable, id: number, user: Member) {
  const review = await lockReview(tx, id);
  if (!review) throw new ShopError('REVIEW_NOT_FOUND');
  if (review.userId === user.id) throw new ShopError('OWN_REVIEW_REACTION');
  return review;
}
