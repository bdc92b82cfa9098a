import { listMyReviews, type Review } from '#domain/reviews/review.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { toPage } from './review-list.machine.ts';

/** Machine of the member's own reviews, 10 a page; it loads again after a deletion. */
export const myReviewsMachine = createPagedMachine<Review>({
  id: 'myReviews',
  description: 'Reviews that I wrote; one that I delete leaves the list.',
  loadPage: endpointPort(listMyReviews, ({ page, size }) => ({ query: { page, size } }), toPage),
  reloads: true,
  size: 10,
});
