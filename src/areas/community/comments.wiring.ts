import { fromPromise } from 'xstate';
import { type Comment, createComment, deleteComment, listComments } from '#domain/community/comment.ts';
import type { Page } from '#domain/kit/page.ts';
import { commentsMachine } from '#machines/community/comments.machine.ts';
import { dropStored, storeDraft, storedDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

const draftName = (feedId: number): string => `comment-${feedId}`;

/** What was typed under this feed before a reload or a new login. */
export function keptComment(app: AppServices, feedId: number): string {
  const text = storedDraft(app, draftName(feedId));
  return typeof text === 'string' ? text : '';
}

export const wireComments = (app: AppServices) => {
  const { call, toast } = app;
  return commentsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Comment>, { feedId: number; page: number }>(async ({ input, signal }) => {
        const asked = call(
          listComments,
          { params: { id: input.feedId }, query: { page: input.page, size: 20 } },
          { signal },
        );
        const { pagination, totalComments } = await told(asked, catalogueText.comments);
        return {
          items: pagination.content,
          page: pagination.page,
          totalPages: pagination.totalPages,
          totalElements: totalComments,
        };
      }),
      addComment: fromPromise<Comment, { feedId: number; content: string }>(
        ({ input: { feedId, content } }) =>
          told(
            call(createComment, { params: { id: feedId }, body: { content } }),
            catalogueText.commentCreate,
          ),
      ),
      removeComment: fromPromise<{ commentId: number }, { feedId: number; commentId: number }>(
        async ({ input }) => {
          const { feedId, commentId } = input;
          await told(call(deleteComment, { params: { id: feedId, commentId } }), catalogueText.commentDelete);
          return { commentId };
        },
      ),
    },
    actions: {
      storeDraft: ({ context: { feedId, draft } }) =>
        draft ? storeDraft(app, draftName(feedId), draft) : dropStored(app, draftName(feedId)),
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
};
