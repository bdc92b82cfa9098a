import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import type { Review } from '#domain/reviews/review.ts';
import { listStoreReviews } from '#domain/reviews/store-reviews.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireStoreReviews = ({ call }: AppServices) =>
  storeReviewsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Review>, PagedRequest<{ storeId: number }>>(
        async ({ input: { filter, page, size }, signal }) => {
          const answer = await call(listStoreReviews, { params: filter, query: { page, size } }, { signal });
          return { ...answer, items: answer.content };
        },
      ),
    },
  });
