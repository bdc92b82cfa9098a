import type { ReviewableItem } from '#domain/review.ts';
import { EMPTY_REVIEW_FILTER } from '#domain/review-filter.ts';
import { elementStats, type ReviewStats } from '#domain/review-stats.ts';
import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { myReviewsMachine } from './my-reviews.machine.ts';
import { reviewActionEntries } from './review-actions.entry.ts';
import { reviewListMachine } from './review-list.machine.ts';
import { reviewSummaryMachine } from './review-summary.machine.ts';
import { reviewableItemsMachine } from './reviewable-items.machine.ts';
import { error, group, retried, review } from './samples.entry.ts';

const filter = { ...EMPTY_REVIEW_FILTER, productId: 1 };
const item: ReviewableItem = {
  orderItemId: 3,
  productId: 1,
  productName: '가벼운 런닝화',
  productImageUrl: null,
  storeName: '달리는 가게',
  optionSize: '240',
  optionColor: 'WHITE',
  orderedAt: '2026-11-10T03:00:00.000Z',
  points: 100,
};
const stats: ReviewStats = {
  totalReviews: 1,
  averageRating: 5,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
  photoReviews: 0,
  sizeFitStatistics: elementStats('sizeFit', { NORMAL: 1 }),
  cushionStatistics: elementStats('cushion', { SOFT: 1 }),
  stabilityStatistics: elementStats('stability', { STABLE: 1 }),
};

const summary: RegistryEntry = {
  title: '리뷰 통계',
  group,
  machine: reviewSummaryMachine,
  input: 1,
  ports: { load: { done: stats, error } },
  events: [retried, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '실패하고 다시 시도하기',
      steps: [failed('load', error), retried, done('load', stats), { type: 'screen.reloaded' }],
    },
  ],
};

/** Every machine of reviews. */
export const reviewEntries: readonly RegistryEntry[] = [
  pagedEntry({ title: '상품 리뷰 목록', group, machine: reviewListMachine, filter, item: review, error }),
  pagedEntry({ title: '내 리뷰', group, machine: myReviewsMachine, filter: undefined, item: review, error }),
  pagedEntry({
    title: '리뷰를 기다리는 상품',
    group,
    machine: reviewableItemsMachine,
    filter: undefined,
    item,
    error,
  }),
  summary,
  ...reviewActionEntries,
];
