import type { Review } from '#domain/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myReviewsMachine = createPagedMachine<Review>({ id: 'myReviews', size: 10 });
