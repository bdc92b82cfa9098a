import type { Review } from '#domain/reviews/review.ts';
import { listStoreReviews } from '#domain/reviews/store-reviews.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the reviews of one store's products: newest first, 5 a page. */
export const storeReviewsMachine = createPagedMachine<Review, { storeId: number }>({
  id: 'storeReviews',
  description: 'What is said of the shoes of a store, the newest first.',
  loadPage: pagePort(
    listStoreReviews,
    ({ page, size }) => ({ page, size }),
    ({ filter }) => filter,
  ),
  hasMarks: true,
  size: 5,
});
