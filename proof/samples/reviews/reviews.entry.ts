import type { DeletedReview } from '#domain/reviews/deleted-review.ts';
import type { ReviewableItem } from '#domain/reviews/review.ts';
import { EMPTY_REVIEW_FILTER } from '#domain/reviews/review-filter.ts';
import { elementStats, type ReviewStats } from '#domain/reviews/review-stats.ts';
import { deletedReviewsMachine } from '#machines/reviews/deleted-reviews.machine.ts';
import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoe } from '../kit/products.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';
import { reviewActionEntries } from './review-actions.entry.ts';
import { error, group, myReviews, reviews } from './reviews-samples.entry.ts';

const filter = { ...EMPTY_REVIEW_FILTER, productId: 1 };
const waiting = [3, 5].map((number): ReviewableItem => {
  const { productId, name, mainImageUrl, storeName } = shoe(number);
  return {
    orderItemId: number,
    productId,
    productName: name,
    productImageUrl: mainImageUrl,
    storeName,
    optionSize: '240',
    optionColor: 'BROWN',
    orderedAt: '2026-11-10T03:00:00.000Z',
    points: 100,
  };
});
const deleted = myReviews.slice(0, 2).map(
  (review, index): DeletedReview => ({
    ...review,
    status: 'DELETED',
    deletedAt: '2026-11-19T03:00:00.000Z',
    deletedBy: index === 0 ? 'AUTHOR' : 'SHOP',
    rule: index === 0 ? null : '다른 사람의 개인정보를 올렸어요.',
    rewriteItemId: index === 0 ? 3 : null,
  }),
);
const stats: ReviewStats = {
  totalReviews: 24,
  averageRating: 4.4,
  ratingDistribution: { 1: 0, 2: 1, 3: 3, 4: 6, 5: 14 },
  photoReviews: 5,
  sizeFitStatistics: elementStats('sizeFit', { SMALL: 4, NORMAL: 18, BIG: 2 }),
  cushionStatistics: elementStats('cushion', { SOFT: 15, MEDIUM: 9 }),
  stabilityStatistics: elementStats('stability', { STABLE: 20, NORMAL: 4 }),
};

const summary = resourceEntry({
  title: '리뷰 통계',
  group,
  machine: reviewSummaryMachine,
  input: 1,
  load: { done: stats, error },
  reloads: true,
});

/**
 * Registry entries of the charts of review lists: sample data and labels for tests, drawings and the
 * inspector.
 */
export const reviewEntries: readonly RegistryEntry[] = [
  pagedEntry({
    title: '상품 리뷰 목록',
    group,
    machine: reviewListMachine,
    filter,
    narrowed: { ...filter, rating: 5 },
    items: reviews,
    error,
    filters: 'withPage',
    reloads: true,
  }),
  pagedEntry({
    title: '스토어의 리뷰',
    group,
    machine: storeReviewsMachine,
    filter: { storeId: 2 },
    items: reviews,
    error,
    reloads: true,
  }),
  pagedEntry({
    title: '회원의 리뷰',
    group,
    machine: memberReviewsMachine,
    filter: { userId: 7 },
    items: reviews,
    error,
    reloads: true,
  }),
  pagedEntry({
    title: '내 리뷰',
    group,
    machine: myReviewsMachine,
    filter: undefined,
    items: myReviews,
    error,
    reloads: true,
  }),
  pagedEntry({
    title: '리뷰를 기다리는 상품',
    group,
    machine: reviewableItemsMachine,
    filter: undefined,
    items: waiting,
    error,
  }),
  resourceEntry({
    title: '삭제된 리뷰',
    group,
    machine: deletedReviewsMachine,
    load: { done: deleted, error, empty: [] },
  }),
  summary,
  ...reviewActionEntries,
];
