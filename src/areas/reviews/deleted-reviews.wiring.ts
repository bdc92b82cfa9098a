import { fromPromise } from 'xstate';
import { type DeletedReview, listMyDeletedReviews } from '#domain/reviews/deleted-review.ts';
import { deletedReviewsMachine } from '#machines/reviews/deleted-reviews.machine.ts';
import type { Call } from '#src/http/call.ts';

/** Own deleted reviews with the shop's call. */
export const wireDeletedReviews = ({ call }: { call: Call }) =>
  deletedReviewsMachine.provide({
    actors: {
      load: fromPromise<readonly DeletedReview[], { input: undefined }>(({ signal }) =>
        call(listMyDeletedReviews, {}, { signal }),
      ),
    },
  });
