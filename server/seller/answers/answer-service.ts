import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import { type listSellerReviews, mayChangeAnswer } from '#domain/seller/answers/review-answer.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { toReviewWire } from '../../reviews/to-review-wire.ts';
import {
  countUnanswered,
  deleteAnswer,
  findAnswer,
  findReviewIds,
  findReviews,
  insertAnswer,
  lockOwnReview,
  updateAnswer,
} from './answer-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** One page of what was said of own products. */
export async function listReviews({ db }: Ports, sellerId: number, query: QueryOf<typeof listSellerReviews>) {
  const { ids, total } = await findReviewIds(db, sellerId, query);
  const rows = await findReviews(db, sellerId, ids);
  return {
    ...toPaged(
      rows.map((row) => toReviewWire(row, sellerId)),
      query,
      total,
    ),
    unanswered: await countUnanswered(db, sellerId),
  };
}

/** The store's one answer; its author hears of the first and of no change. */
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
    if (earlier && !mayChangeAnswer(earlier.created_at, now)) throw new ShopError('ANSWER_CLOSED');
    if (earlier) await updateAnswer(tx, id, content, now);
    else {
      await insertAnswer(tx, { reviewId: id, storeId: review.store_id, content }, now);
      const { product_id: productId, product, store } = review;
      const facts = { reviewId: id, productId, product, store };
      await notify(tx, 'REVIEW_ANSWERED', [{ userId: review.user_id, facts }], now);
    }
    const createdAt = (earlier?.created_at ?? now).toISOString();
    return { reviewId: id, content, createdAt, updatedAt: now.toISOString() };
  });

export const removeAnswer = ({ db }: Ports, sellerId: number, id: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    if (!(await lockOwnReview(tx, sellerId, id))) throw new ShopError('REVIEW_NOT_FOUND');
    await deleteAnswer(tx, id);
    return null;
  });
