import { sql } from 'kysely';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import type { Queryable } from '../db/database.ts';

/** Marks a review as helpful; false when it is marked already. */
export async function addMark(tx: Queryable, reviewId: number, userId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('review_helpfuls')
    .values({ review_id: reviewId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes the mark back; false when there was none. */
export async function removeMark(tx: Queryable, reviewId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('review_helpfuls')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returning('review_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Moves the counter together with its row and answers the new count. */
export async function shiftHelpfulCount(tx: Queryable, reviewId: number, by: 1 | -1): Promise<number> {
  const { helpful_count } = await tx
    .updateTable('reviews')
    .set({ helpful_count: sql<number>`helpful_count + ${by}::int` })
    .where('id', '=', reviewId)
    .returning('helpful_count')
    .executeTakeFirstOrThrow();
  return helpful_count;
}

type NewReport = {
  reviewId: number;
  reporterId: number;
  reason: ReportReason;
  description: string | null;
};

/** Writes a report; none when the member has reported this review. */
export const insertReport = (
  tx: Queryable,
  { reviewId, reporterId, reason, description }: NewReport,
  now: Date,
) =>
  tx
    .insertInto('review_reports')
    .values({ review_id: reviewId, reporter_id: reporterId, reason, description, created_at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Keeps how many reports count, and hides the review with it. */
export const setReportCount = (
  tx: Queryable,
  reviewId: number,
  { count, isHidden }: { count: number; isHidden: boolean },
) =>
  tx
    .updateTable('reviews')
    .set({ report_count: count, ...(isHidden ? { status: 'HIDDEN' } : {}) })
    .where('id', '=', reviewId)
    .execute();

/** Whether the review is of a pair from this member's own store. */
export async function isOfOwnStore(tx: Queryable, reviewId: number, sellerId: number): Promise<boolean> {
  const own = await tx
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select('reviews.id')
    .where('reviews.id', '=', reviewId)
    .where('stores.seller_id', '=', sellerId)
    .executeTakeFirst();
  return own !== undefined;
}
