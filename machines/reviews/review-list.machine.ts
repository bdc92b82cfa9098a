import type { Review } from '#domain/reviews/review.ts';
import type { ReviewFilter } from '#domain/reviews/review-filter.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Reviews of one product that pass a filter. */
export type ProductReviewFilter = ReviewFilter & { productId: number };

export const reviewListMachine = createPagedMachine<Review, ProductReviewFilter>({
  id: 'reviewList',
  description: 'Reviews of one product that a filter lets through; turning the page is another filter.',
  filters: 'withPage',
  hasMarks: true,
  size: 10,
});
