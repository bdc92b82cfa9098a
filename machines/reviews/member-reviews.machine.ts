import { listMemberReviews } from '#domain/reviews/member-reviews.ts';
import type { Review } from '#domain/reviews/review.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the visible reviews of one member: newest first, 5 a page. */
export const memberReviewsMachine = createPagedMachine<Review, { userId: number }>({
  id: 'memberReviews',
  description: 'Visible reviews of one member, the newest first.',
  hasMarks: true,
  size: 5,
  loadPage: pagePort(
    listMemberReviews,
    ({ page, size }) => ({ page, size }),
    ({ filter: { userId } }) => ({ id: userId }),
  ),
});
