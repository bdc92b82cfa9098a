import type { Review } from '#domain/reviews/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myReviewsMachine = createPagedMachine<Review>({
  id: 'myReviews',
  description: 'Reviews that I wrote; one that I delete leaves the list.',
  reloads: true,
  size: 10,
});
