import { myReviewsMachine } from '#machines/reviews/my-reviews.machine.ts';
import { reviewHelpfulMachine } from '#machines/reviews/review-helpful.machine.ts';
import { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewRemovalMachine } from '#machines/reviews/review-removal.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { reviewableItemsMachine } from '#machines/reviews/reviewable-items.machine.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the reviews of a product by filter and page. */
export const wireReviewList = (app: AppServices) => wire(reviewListMachine, app);

/** Wires the review statistics of a product. */
export const wireReviewSummary = (app: AppServices) => wire(reviewSummaryMachine, app);

/** Wires the paged reviews of the member. */
export const wireMyReviews = (app: AppServices) => wire(myReviewsMachine, app);

/** Wires the delivered order lines without a review. */
export const wireReviewableItems = (app: AppServices) => wire(reviewableItemsMachine, app);

/** Wires the "helpful" button of a review; failures show a toast. */
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
