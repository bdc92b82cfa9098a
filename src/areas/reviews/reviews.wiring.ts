import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the reviews of a product by filter and page with its calls and effects. */
export const wireReviewList = (app: AppServices) => wire(reviewListMachine, app);

/** Provides the chart of the review statistics of a product with its calls and effects. */
export const wireReviewSummary = (app: AppServices) => wire(reviewSummaryMachine, app);

/** Provides the chart of the paged reviews of the member with its calls and effects. */
export const wireMyReviews = (app: AppServices) => wire(myReviewsMachine, app);

/** Provides the chart of the delivered order lines without a review with its calls and effects. */
export const wireReviewableItems = (app: AppServices) => wire(reviewableItemsMachine, app);

/**
 * Provides the chart of the "helpful" button of a review with its calls and effects; failures show a
 * toast.
 */
export const wireHelpful = ({ call, toast }: AppServices) =>
  wire(reviewHelpfulMachine, { call }).provide({
    actions: { notify: (_, { reason }) => toast(reason || reviewText.helpfulFailed, 'error') },
  });

/**
 * Provides the chart of the removal of a review with its calls and effects: shows a toast and reloads
 * the list.
 */
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
