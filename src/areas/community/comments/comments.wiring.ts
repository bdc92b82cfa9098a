import { commentsMachine } from '#machines/community/comments.machine.ts';
import { dropStored, storeDraft, storedDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

const draftName = (feedId: number): string => `comment-${feedId}`;

/** Draft of a comment from before a reload or a new login; '' without one. */
export function keptComment(app: AppServices, feedId: number): string {
  const text = storedDraft(app, draftName(feedId));
  return typeof text === 'string' ? text : '';
}

/**
 * Provides the chart of the comments of a feed with its calls and effects: list, new comment and
 * deletion; an unsent one is kept as a draft.
 */
export const wireComments = (app: AppServices) => {
  const { call, toast } = app;
  return wire(
    commentsMachine,
    { call },
    {
      loadPage: catalogueText.comments,
      addComment: catalogueText.commentCreate,
      removeComment: catalogueText.commentDelete,
    },
  ).provide({
    actions: {
      storeDraft: ({ context: { feedId, draft } }) =>
        draft ? storeDraft(app, draftName(feedId), draft) : dropStored(app, draftName(feedId)),
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
};
