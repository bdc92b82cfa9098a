import { countMyDeletedReviews, listMyDeletedReviews } from '#domain/reviews/deleted-review.ts';
import { listMemberReviews } from '#domain/reviews/member-reviews.ts';
import { filterReviews, getReview, listMyReviews, listReviewable } from '#domain/reviews/review.ts';
import { reviewStatistics } from '#domain/reviews/review-stats.ts';
import { listStoreReviews } from '#domain/reviews/store-reviews.ts';
import type { Feature } from '../kit/feature.ts';
import {
  countMyDeleted,
  findMemberReviews,
  findMyDeleted,
  findMyReviews,
  findReview,
  findReviews,
  findStoreReviews,
} from './review-read-service.ts';
import { readStatistics } from './review-stats-service.ts';
import { findReviewable } from './reviewable-store.ts';

/**
 * Registers the read endpoints of reviews (contract 21); public except for own and pending reviews.
 */
export const reviewReadRoutes: Feature = (route, { db }) => {
  route(reviewStatistics, ({ params }) => readStatistics(db, params.productId));
  route(filterReviews, ({ params, query, user }) => findReviews(db, params.productId, query, user));
  route(listMemberReviews, ({ params, query, user }) => findMemberReviews(db, params.id, query, user));
  route(listStoreReviews, ({ params, query, user }) => findStoreReviews(db, params.storeId, query, user));
  route(getReview, ({ params, user }) => findReview(db, params.id, user));
  route(listMyReviews, ({ query, user }) => findMyReviews(db, user, query));
  route(listMyDeletedReviews, ({ user }) => findMyDeleted(db, user));
  route(countMyDeletedReviews, ({ user }) => countMyDeleted(db, user));
  route(listReviewable, ({ query, user }) => findReviewable(db, user.id, query));
};
