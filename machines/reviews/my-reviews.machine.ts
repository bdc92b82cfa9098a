import type { Review } from '#domain/reviews/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myReviewsMachine = createPagedMachine<Review>({ id: 'myReviews', size: 10 });
