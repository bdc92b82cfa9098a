import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { listMemberReviews } from '#domain/reviews/member-reviews.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireMemberReviews = ({ call }: AppServices) =>
  memberReviewsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Review>, PagedRequest<{ userId: number }>>(
        async ({ input: { filter, page, size }, signal }) => {
          const asked = { params: { id: filter.userId }, query: { page, size } };
          const answer = await call(listMemberReviews, asked, { signal });
          return { ...answer, items: answer.content };
        },
      ),
    },
  });
