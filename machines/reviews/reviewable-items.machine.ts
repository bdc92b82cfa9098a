import { listReviewable, type ReviewableItem } from '#domain/reviews/review.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the bought items that the member has not reviewed yet, 10 a page. */
export const reviewableItemsMachine = createPagedMachine<ReviewableItem>({
  id: 'reviewableItems',
  description: 'What I bought and have not reviewed yet.',
  loadPage: endpointPort(
    listReviewable,
    ({ page, size }) => ({ query: { page, size } }),
    ({ items, number, totalPages, totalElements }) => ({ items, page: number, totalPages, totalElements }),
  ),
  size: 10,
});
