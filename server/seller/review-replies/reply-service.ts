import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import { type listSellerReviews, mayChangeAnswer } from '#domain/seller/review-replies/review-reply.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { noteReviewPages } from '../../reviews/invalidate-review-pages.ts';
import { toReviewResponse } from '../../reviews/to-review-response.ts';
import {
  countUnanswered,
  deleteAnswer,
  findAnswer,
  findHiddenAnswers,
  findReviewIds,
  findReviews,
  insertAnswer,
  lockOwnReview,
  updateAnswer,
} from './reply-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the reviews of the seller's products. */
export async function listReviews({ db }: Ports, sellerId: number, query: QueryOf<typeof listSellerReviews>) {
  const { ids, total } = await findReviewIds(db, sellerId, query);
  const rows = await findReviews(db, sellerId, ids);
  const hidden = await findHiddenAnswers(db, ids);
  const reviews = rows.map((row) => {
    const review = toReviewResponse(row, sellerId);
    const answer = hidden.find((one) => one.reviewId === row.id);
    return answer ? { ...review, answer: toHidden(answer) } : review;
  });
  return {
    ...toPaged(reviews, query, total),
    unanswered: await countUnanswered(db, sellerId),
  };
}

const toHidden = (row: Awaited<ReturnType<typeof findHiddenAnswers>>[number]) => ({
  storeName: row.storeName,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  hidden: { reason: row.reason },
});

/** Writes the store's reply; the author is notified of the first version only. */
export const answerReview = (
  { db, clock }: Ports,
  sellerId: number,
  { id, content }: { id: number; content: string },
) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const review = await lockOwnReview(tx, sellerId, id);
    if (!review) throw new ShopError('REVIEW_NOT_FOUND');
    const earlier = await findAnswer(tx, id);
    if (earlier?.hiddenAt) throw new ShopError('ANSWER_HIDDEN');
    if (earlier && !mayChangeAnswer(earlier.createdAt, now)) throw new ShopError('ANSWER_CLOSED');
    noteReviewPages(review.productId, review.userId);
    if (earlier) await updateAnswer(tx, id, content, now);
    else {
      await insertAnswer(tx, { reviewId: id, storeId: review.storeId, content }, now);
      const { productId, product, store } = review;
      const facts = { reviewId: id, productId, product, store };
      await notify(tx, 'REVIEW_ANSWERED', [{ userId: review.userId, facts }], now);
    }
    const createdAt = (earlier?.createdAt ?? now).toISOString();
    return { reviewId: id, content, createdAt, updatedAt: now.toISOString() };
  });

/** Deletes the store's reply; a hidden one cannot be deleted. */
export const removeAnswer = ({ db }: Ports, sellerId: number, id: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    const review = await lockOwnReview(tx, sellerId, id);
    if (!review) throw new ShopError('REVIEW_NOT_FOUND');
    if ((await findAnswer(tx, id))?.hiddenAt) throw new ShopError('ANSWER_HIDDEN');
    noteReviewPages(review.productId, review.userId);
    await deleteAnswer(tx, id);
    return null;
  });
