import {
  countDeletedOfUser,
  type DeletionStats,
  deletedReviewsOfPeriod,
  deletedReviewsOfUser,
  periodReviewStats,
  productReviewStats,
  recentReviewStats,
} from '#domain/admin/reports/deleted-reviews.ts';
import { SPAN_DAYS } from '#domain/policies/figures.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Feature } from '../../../kit/feature.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { countDeleted, findDeleted } from '../../../reviews/review-read-store.ts';
import { toReviewResponse } from '../../../reviews/to-review-response.ts';
import {
  countDeletedIn,
  countOfProduct,
  findDeletedIn,
  findWholeDeletedIn,
  type Period,
} from './deleted-review-store.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Registers the legacy endpoints of deleted reviews (contract 21); each read is audited. */
export const deletedReviewRoutes: Feature = (route, { db, clock }) => {
  route(productReviewStats, async ({ user, params: { productId } }) => {
    if (user.userType === 'user') throw new ShopError('FORBIDDEN');
    const counted = await countOfProduct(db, productId);
    // The numbers of a product are visible to its own seller only.
    if (!counted || (user.userType === 'seller' && counted.seller !== user.id))
      throw new ShopError('PRODUCT_NOT_FOUND');
    const { active, deleted, total, average } = counted;
    return {
      productId,
      activeReviewCount: active,
      deletedReviewCount: deleted,
      totalReviewCount: total,
      averageRating: oneDecimal(average),
      deletionRate: total === 0 ? 0 : oneDecimal((deleted / total) * 100),
      generatedAt: clock.now().toISOString(),
    };
  });
  route(periodReviewStats, ({ query }) => statsOf(db, query));
  route(recentReviewStats, () => {
    const endDate = clock.now();
    return statsOf(db, { startDate: daysAfter(endDate, -SPAN_DAYS.month), endDate });
  });
  route(deletedReviewsOfUser, async ({ user, params: { userId } }) => {
    const rows = await findDeleted(db, userId);
    await noteRead(db, userId, rows.length, clock.now());
    return rows.map((row) => toReviewResponse(row, user.id));
  });
  route(deletedReviewsOfPeriod, async ({ user, query }) => {
    const rows = await findWholeDeletedIn(db, user.id, query);
    await noteRead(db, 0, rows.length, clock.now());
    return rows.map((row) => toReviewResponse(row, user.id));
  });
  route(countDeletedOfUser, async ({ params: { userId } }) => ({
    userId,
    deletedReviewCount: await countDeleted(db, userId),
  }));
};

/** Audits a read of one member's reviews, or of all (0). */
const noteRead = (db: Queryable, userId: number, found: number, now: Date) =>
  audit(db, { action: 'DELETED_REVIEWS_READ', target: ['MEMBER', userId], detail: { found } }, now);

async function statsOf(db: Queryable, period: Period): Promise<DeletionStats> {
  const { total, users, products, average } = await countDeletedIn(db, period);
  const rows = await findDeletedIn(db, period);
  return {
    startDate: period.startDate.toISOString(),
    endDate: period.endDate.toISOString(),
    totalDeletedCount: total,
    uniqueUserCount: users,
    uniqueProductCount: products,
    averageRatingOfDeleted: oneDecimal(average),
    deletedReviews: rows.map(({ id, userId, productId, rating, title, deletedAt }) => ({
      reviewId: id,
      userId: userId,
      productId: productId,
      rating,
      title,
      deletedAt: deletedAt?.toISOString() ?? '',
    })),
  };
}
