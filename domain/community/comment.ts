import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { FEED_TYPES } from './feed.ts';

/** Most characters of a comment on a feed. */
export const COMMENT_LENGTH = 500;

const commentSchema = v.object({
  commentId: v.number(),
  content: v.string(),
  userId: v.number(),
  userNickname: v.string(),
  userProfileImage: v.nullish(v.string()),
  /** True if the caller wrote the comment. */
  isMine: v.optional(v.boolean(), false),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** Form of a comment on a feed. */
export const commentFormSchema = v.object({ content: textField('댓글', 1, COMMENT_LENGTH) });

/** Public endpoint: lists the comments of a feed, newest first. */
export const listComments = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/comments',
  access: 'public',
  summary: 'Lists the comments of a feed, newest first.',
  params: idParams,
  query: v.object(pageQuery()),
  response: v.object({ pagination: pagedOf(commentSchema), totalComments: v.number() }),
  wrapping: 'envelope',
});

/** Endpoint of members: adds a comment to a feed. */
export const createComment = endpoint({
  method: 'POST',
  path: '/api/feeds/{id}/comments',
  keyed: true,
  access: 'member',
  summary: 'Adds a comment to a feed.',
  params: idParams,
  body: commentFormSchema,
  response: commentSchema,
  wrapping: 'envelope',
  rateLimit: 30,
  limit: 'COMMENT',
  speaks: true,
});

/** Endpoint of members: deletes an own comment of a feed. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/feeds/{id}/comments/{commentId}',
  access: 'member',
  summary: 'Deletes a comment of the caller.',
  params: v.object({ id: idSchema, commentId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: deletes an own comment, without the id of its feed. */
export const deleteMyComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/{commentId}',
  access: 'member',
  summary: 'Deletes a comment of the caller without the id of its feed.',
  params: v.object({ commentId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});

const myCommentSchema = v.object({
  commentId: v.number(),
  content: v.string(),
  createdAt: v.string(),
  feedId: v.number(),
  feedTitle: v.string(),
  feedType: v.picklist(FEED_TYPES),
  feedImageUrl: v.nullish(v.string()),
  /** Author of the feed; additional to the fields of the contract. */
  authorId: v.number(),
  authorNickname: v.string(),
  authorProfileImage: v.nullish(v.string()),
});
export type MyComment = v.InferOutput<typeof myCommentSchema>;

/** Endpoint of members: lists own comments, newest first. */
export const listMyComments = endpoint({
  method: 'GET',
  path: '/api/feeds/my-comments',
  aliases: ['/api/comments/my'],
  access: 'member',
  summary: "Lists the caller's comments, newest first.",
  query: v.object(pageQuery()),
  response: pagedOf(myCommentSchema),
  wrapping: 'envelope',
});
