import {
  createComment as createCommentCall,
  deleteComment as deleteCommentCall,
  deleteMyComment,
  listComments as listCommentsCall,
  listMyComments as listMyCommentsCall,
} from '#domain/community/comment.ts';
import type { Feature } from '../kit/feature.ts';
import { createComment, deleteComment, listComments, listMyComments } from './comment-service.ts';

/** Registers the endpoints of comments (contract 24). */
export const commentRoutes: Feature = (route, context) => {
  route(listCommentsCall, ({ params, query, user }) => listComments(context, params.id, query, user));
  route(createCommentCall, ({ user, params, body, attempt }) =>
    createComment(context, user, { feedId: params.id, content: body.content }, attempt),
  );
  route(deleteCommentCall, async ({ user, params }) => {
    await deleteComment(context, user, params.commentId, params.id);
    return null;
  });
  route(deleteMyComment, async ({ user, params }) => {
    await deleteComment(context, user, params.commentId, null);
    return null;
  });
  route(listMyCommentsCall, ({ user, query }) => listMyComments(context, user, query));
};
