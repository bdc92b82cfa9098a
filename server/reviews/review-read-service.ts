import { isPastEnd, listedOf, type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { DeletedReview } from '#domain/reviews/deleted-review.ts';
import type { Review, ReviewQuery } from '#domain/reviews/review.ts';
import { oneDecimal } from '#domain/reviews/review-scales.ts';
import type { Queryable } from '../db/database.ts';
import type { Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import {
  countDeleted,
  countOfMember,
  countOfProduct,
  findDeleted,
  findVisible,
  pageOfAuthor,
  pageOfMember,
  pageOfProduct,
  pageOfStore,
  type Totals,
} from './review-read-store.ts';
import { toReviewResponse } from './to-review-response.ts';

/** Returns a page of a product's visible reviews in two statements. */
export async function findReviews(db: Queryable, productId: number, query: ReviewQuery, user: Member | null) {
  const viewerId = user?.id ?? 0;
  const totals = await countOfProduct(db, productId, query, viewerId);
  if (isPastEnd(query, totals.matching)) return toPage([], query, totals);
  const rows = await pageOfProduct(db, productId, query, viewerId);
  return toPage(
    rows.map((row) => toReviewResponse(row, viewerId)),
    query,
    totals,
  );
}

/** Returns a page of the visible reviews of a store's products in two statements. */
export const findStoreReviews = pagedBy(pageOfStore);

/** Returns a page of a member's visible reviews in two statements. */
export const findMemberReviews = pagedBy(pageOfAuthor);

function pagedBy(pageOf: typeof pageOfStore) {
  return async (db: Queryable, id: number, page: PageQuery, user: Member | null) => {
    const viewerId = user?.id ?? 0;
    const { rows, total } = await pageOf(db, id, page, viewerId);
    return toPaged(
      rows.map((row) => toReviewResponse(row, viewerId)),
      page,
      total,
    );
  };
}

/** Returns the caller's reviews that are not deleted, newest first; hidden ones are marked. */
export async function findMyReviews(db: Queryable, user: Member, page: PageQuery) {
  const totals = await countOfMember(db, user.id);
  if (isPastEnd(page, totals.matching)) return toPage([], page, totals);
  const rows = await pageOfMember(db, user.id, page);
  return toPage(
    rows.map((row) => toReviewResponse(row, user.id)),
    page,
    totals,
  );
}

function toPage(reviews: Review[], { page, size }: PageQuery, { matching, total, average }: Totals) {
  const totalElements = listedOf(matching);
  const totalPages = Math.ceil(totalElements / size);
  return {
    reviews,
    totalElements,
    totalPages,
    size,
    number: page,
    last: page + 1 >= totalPages,
    averageRating: oneDecimal(average),
    totalReviews: total,
  };
}

/** Returns a visible review, or 404. */
export async function findReview(db: Queryable, id: number, user: Member | null): Promise<Review> {
  const viewerId = user?.id ?? 0;
  const row = await findVisible(db, id, viewerId);
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  return toReviewResponse(row, viewerId);
}

/**
 * Returns the caller's latest hundred deleted reviews with who deleted them, why, and whether they
 * can be rewritten.
 */
export async function findMyDeleted(db: Queryable, user: Member): Promise<DeletedReview[]> {
  const rows = await findDeleted(db, user.id);
  return rows.map((row) => ({
    ...toReviewResponse(row, user.id),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedBy: row.decision === 'DELETE' ? 'SHOP' : 'AUTHOR',
    rule: row.rule,
    rewriteItemId: row.canRewrite ? row.orderItemId : null,
  }));
}

/** Returns how many reviews a member deleted. */
export async function countMyDeleted(db: Queryable, user: Member) {
  return { userId: user.id, deletedReviewCount: await countDeleted(db, user.id) };
}
