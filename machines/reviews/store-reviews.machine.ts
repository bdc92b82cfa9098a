import type { Review } from '#domain/reviews/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const storeReviewsMachine = createPagedMachine<Review, { storeId: number }>({
  id: 'storeReviews',
  description: 'What is said of the shoes of a store, the newest first.',
  hasMarks: true,
  size: 5,
});
