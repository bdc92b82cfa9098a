import type { Review } from '#domain/review.ts';
import type { ReviewFilter } from '#domain/review-filter.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Reviews of one product that pass a filter. */
export type ProductReviewFilter = ReviewFilter & { productId: number };

export const reviewListMachine = createPagedMachine<Review, ProductReviewFilter>({
  id: 'reviewList',
  size: 10,
});
