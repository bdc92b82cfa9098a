import { assertEvent, assign, setup } from 'xstate';
import { type Comment, createComment, deleteComment, listComments } from '#domain/community/comment.ts';
import type { Page } from '#domain/kit/page.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withNotice } from '../kit/pieces/failures.ts';
import { reading, saving } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

type Context = {
  feedId: number;
  comments: Comment[];
  /** Number of the last page that was loaded. */
  page: number;
  totalPages: number;
  total: number;
  draft: string;
  error: string | null;
};

const merged = (known: readonly Comment[], more: readonly Comment[]): Comment[] => {
  const ids = new Set(known.map(({ commentId }) => commentId));
  return [...known, ...more.filter(({ commentId }) => !ids.has(commentId))];
};

/** Machine of the comments of a feed: load more, add and delete. */
export const commentsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { feedId: number; draft?: string },
    events: {} as
      | { type: 'draft.changed'; text: string }
      | { type: 'comment.submitted' }
      | { type: 'comment.deleted'; commentId: number }
      | { type: 'more.requested' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    loadPage: endpointPort(
      listComments,
      ({ feedId, page }: { feedId: number; page: number }) => ({
        params: { id: feedId },
        query: { page, size: 20 },
      }),
      ({ pagination, totalComments }) => ({
        items: pagination.content,
        page: pagination.page,
        totalPages: pagination.totalPages,
        totalElements: totalComments,
      }),
    ),
    addComment: endpointPort(createComment, ({ feedId, content }: { feedId: number; content: string }) => ({
      params: { id: feedId },
      body: { content },
    })),
    removeComment: endpointPort(
      deleteComment,
      ({ feedId, commentId }: { feedId: number; commentId: number }) => ({
        params: { id: feedId, commentId },
      }),
      (_, { commentId }) => ({ commentId }),
    ),
  },
  guards: {
    hasDraft: ({ context }) => context.draft.trim() !== '',
    hasMore: ({ context }) => context.page + 1 < context.totalPages,
  },
  actions: {
    keepPage: assign({
      comments: ({ context }, params: { page: Page<Comment> }) => merged(context.comments, params.page.items),
      page: (_, params: { page: Page<Comment> }) => params.page.page,
      totalPages: (_, params: { page: Page<Comment> }) => params.page.totalPages,
      total: (_, params: { page: Page<Comment> }) => params.page.totalElements,
      error: null,
    }),
    keepError,
    keepDraft: assign({ draft: (_, params: { text: string }) => params.text }),
    addOnTop: assign({
      comments: ({ context }, params: { comment: Comment }) => merged([params.comment], context.comments),
      total: ({ context }) => context.total + 1,
      draft: '',
    }),
    drop: assign({
      comments: ({ context }, params: { commentId: number }) =>
        context.comments.filter(({ commentId }) => commentId !== params.commentId),
      total: ({ context }) => Math.max(0, context.total - 1),
    }),
    storeDraft: () => {},
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'comments',
  description: 'Comments of a feed: read on, written, taken away.',
  context: ({ input }) => ({
    feedId: input.feedId,
    comments: [],
    page: -1,
    totalPages: 0,
    total: 0,
    draft: input.draft ?? '',
    error: null,
  }),
  initial: 'loading',
  on: {
    'draft.changed': {
      actions: [{ type: 'keepDraft', params: ({ event }) => ({ text: event.text }) }, 'storeDraft'],
    },
  },
  states: {
    loading: reading({
      src: 'loadPage',
      input: ({ context }) => ({ feedId: context.feedId, page: context.page + 1 }),
      onDone: withOutput('ready', 'keepPage', 'page'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    ready: {
      tags: ['ready'],
      on: {
        'more.requested': { guard: 'hasMore', target: 'loading' },
        'comment.submitted': { guard: 'hasDraft', target: 'adding' },
        'comment.deleted': { target: 'removing' },
      },
    },
    adding: saving({
      description: 'The text stays until the server has it.',
      src: 'addComment',
      input: ({ context }) => ({ feedId: context.feedId, content: context.draft.trim() }),
      onDone: {
        target: 'ready',
        actions: [{ type: 'addOnTop', params: ({ event }) => ({ comment: event.output }) }, 'storeDraft'],
      },
      onError: withNotice('ready'),
    }),
    removing: saving({
      src: 'removeComment',
      input: ({ context, event }) => {
        assertEvent(event, 'comment.deleted');
        return { feedId: context.feedId, commentId: event.commentId };
      },
      onDone: {
        target: 'ready',
        actions: { type: 'drop', params: ({ event }) => ({ commentId: event.output.commentId }) },
      },
      onError: withNotice('ready'),
    }),
  },
});
