import type { Review } from '#domain/reviews/review.ts';
import { listSellerReviews } from '#domain/seller/review-replies/review-reply.ts';
import { endpointPort, pageOf } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the review table; `answered` of null shows reviews without a reply. */
export type ReviewDeskFilters = {
  answered: 'YES' | 'ALL' | null;
  rating: string | null;
  photos: 'true' | null;
  from: string | null;
  until: string | null;
};

/**
 * Machine of the seller's review table: by reply, rating, photos and days, with the number of unanswered
 * ones.
 */
export const reviewDeskMachine = createIndexMachine<Review, ReviewDeskFilters>({
  id: 'reviewDesk',
  description: 'Reviews of own goods, those without an answer first.',
  loadPage: endpointPort(
    listSellerReviews,
    ({ page, filter }) => {
      const { answered, rating, photos, from, until } = filter.filters;
      const view = { answered: answered ?? 'NO', photos: photos ?? 'false' } as const;
      const days = { from: from ?? '', until: until ?? '' };
      return { query: { page, size: filter.size, rating: rating ?? '0', ...view, ...days } };
    },
    ({ unanswered, ...answer }, input) => ({ ...pageOf(answer, input), counts: { unanswered } }),
  ),
});
