import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { isInOrder, NOT_IN_ORDER, periodFields } from '../../kit/time/period-query.ts';
import { SPAN_DAYS } from '../../policies/figures.ts';
import { reviewSchema } from '../../reviews/review.ts';

const BASE = '/api/admin/reviews';
const forAdmins = { access: 'admin', wrapping: 'envelope', method: 'GET' } as const;

/** Most deleted reviews in the list; the totals beside it count all of them. */
export const MOST_DELETED = 500;

const periodQuery = v.pipe(v.object(periodFields), v.forward(v.check(isInOrder, NOT_IN_ORDER), ['endDate']));

const deletionStats = v.object({
  startDate: v.string(),
  endDate: v.string(),
  totalDeletedCount: v.number(),
  uniqueUserCount: v.number(),
  uniqueProductCount: v.number(),
  averageRatingOfDeleted: v.number(),
  deletedReviews: v.array(
    v.object({
      reviewId: v.number(),
      userId: v.number(),
      productId: v.number(),
      rating: v.number(),
      title: v.string(),
      deletedAt: v.string(),
    }),
  ),
});
export type DeletionStats = v.InferOutput<typeof deletionStats>;

/** Access: administrators and the seller of the product (contract 21). */
export const productReviewStats = endpoint({
  ...forAdmins,
  access: 'member',
  path: `${BASE}/stats/product/{productId}`,
  summary: 'Returns the number of reviews of a product, and of deleted ones with their percentage.',
  params: v.object({ productId: idSchema }),
  response: v.object({
    productId: v.number(),
    activeReviewCount: v.number(),
    deletedReviewCount: v.number(),
    /** Includes hidden reviews. */
    totalReviewCount: v.number(),
    averageRating: v.number(),
    deletionRate: v.number(),
    generatedAt: v.string(),
  }),
});

/** Endpoint of admins: counts the reviews deleted in a period and lists the latest of them. */
export const periodReviewStats = endpoint({
  ...forAdmins,
  path: `${BASE}/stats/period`,
  summary: 'Returns the number of reviews deleted in a period, and the latest of them.',
  query: periodQuery,
  response: deletionStats,
});

/**
 * Endpoint of admins: counts the reviews deleted in the last month and lists the latest of them.
 */
export const recentReviewStats = endpoint({
  ...forAdmins,
  path: `${BASE}/stats/recent`,
  summary: `Returns the same for the last ${SPAN_DAYS.month} days.`,
  response: deletionStats,
});

const userParams = v.object({ userId: idSchema });

/** Endpoint of admins: lists the latest reviews that a member deleted. */
export const deletedReviewsOfUser = endpoint({
  ...forAdmins,
  path: `${BASE}/deleted/user/{userId}`,
  summary: 'Lists the latest reviews that a member deleted.',
  params: userParams,
  response: v.array(reviewSchema),
});

/** Endpoint of admins: lists the reviews deleted in a period, newest first. */
export const deletedReviewsOfPeriod = endpoint({
  ...forAdmins,
  path: `${BASE}/deleted/period`,
  summary: 'Lists reviews deleted in a period, newest first.',
  query: periodQuery,
  response: v.array(reviewSchema),
});

/** Endpoint of admins: counts the reviews that a member deleted. */
export const countDeletedOfUser = endpoint({
  ...forAdmins,
  path: `${BASE}/deleted/count/user/{userId}`,
  summary: 'Returns the number of reviews that a member deleted.',
  params: userParams,
  response: v.object({ userId: v.number(), deletedReviewCount: v.number() }),
});
