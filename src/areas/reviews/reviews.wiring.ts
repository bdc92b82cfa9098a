import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireReviewList = (app: AppServices) => wire(reviewListMachine, app);

export const wireReviewSummary = (app: AppServices) => wire(reviewSummaryMachine, app);

export const wireMyReviews = (app: AppServices) => wire(myReviewsMachine, app);

export const wireReviewableItems = (app: AppServices) => wire(reviewableItemsMachine, app);

export const wireHelpful = ({ call, toast }: AppServices) =>
  wire(reviewHelpfulMachine, { call }).provide({
    actions: { notify: (_, { reason }) => toast(reason || reviewText.helpfulFailed, 'error') },
  });

/** Wires the removal of a review: shows a toast and reloads the list. */
export const wireReviewRemoval = ({ call, toast }: AppServices, reload: () => void) =>
  wire(reviewRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(reviewText.removed);
        reload();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
