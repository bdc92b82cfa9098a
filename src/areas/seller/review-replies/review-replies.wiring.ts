import { replyRemovalMachine } from '#machines/seller/reviews/reply-removal.machine.ts';
import { reviewDeskMachine } from '#machines/seller/reviews/review-desk.machine.ts';
import { reviewReplyMachine } from '#machines/seller/reviews/review-reply.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { answersText as text } from './review-replies.text.ts';

/** Provides the chart of the reviews of a store, for its seller with its calls and effects. */
export const wireReviewDesk = (app: AppServices) => wire(reviewDeskMachine, app);

/**
 * Provides the chart of the form of a seller's reply to a review with its calls and effects; shows a
 * toast afterwards.
 */
export const wireReviewReply = ({ call, toast }: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(reviewReplyMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.sent);
        onDone();
      },
    },
  });

/**
 * Provides the chart of the deletion of a seller's reply to a review with its calls and effects; shows
 * a toast afterwards.
 */
export const wireReplyRemoval = ({ call, toast }: AppServices, onDone: () => void) =>
  wire(replyRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(text.removed);
        onDone();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
