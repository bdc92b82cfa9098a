import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { FEED_TYPES } from './feed.ts';

const likeResultSchema = v.object({ liked: v.boolean(), likeCount: v.number() });
export type LikeResult = v.InferOutput<typeof likeResultSchema>;

/**
 * Endpoint of members: likes a feed or removes the like; with `liked` in the body it sets that
 * state (idempotent).
 */
export const toggleLike = endpoint({
  method: 'POST',
  path: '/api/feeds/{id}/likes/toggle',
  access: 'member',
  summary: 'Likes or unlikes a feed; idempotent with `liked`.',
  params: idParams,
  body: v.object({ liked: v.optional(v.boolean()) }),
  response: likeResultSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
});

/** Member who likes a feed; the picture is sent under both names in use (contract D.4). */
const likeUserSchema = v.object({
  userId: v.number(),
  nickname: v.string(),
  profileImg: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  level: v.nullable(v.string()),
  likedAt: v.string(),
});
export type LikeUser = v.InferOutput<typeof likeUserSchema>;

/** Public endpoint: lists the members who like a feed, newest first. */
export const listLikes = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/likes',
  access: 'public',
  summary: 'Lists members who like a feed, newest first.',
  params: idParams,
  query: v.object(pageQuery()),
  response: pagedOf(likeUserSchema),
  wrapping: 'envelope',
});

const likedFeedSchema = v.object({
  feedId: v.number(),
  title: v.string(),
  content: v.string(),
  feedType: v.picklist(FEED_TYPES),
  imageUrl: v.nullable(v.string()),
  likedAt: v.string(),
  likeCount: v.number(),
  commentCount: v.number(),
  authorNickname: v.string(),
  authorProfileImage: v.nullable(v.string()),
});
export type LikedFeed = v.InferOutput<typeof likedFeedSchema>;

/** Endpoint of members: lists liked feeds, latest like first. */
export const listMyLikes = endpoint({
  method: 'GET',
  path: '/api/feeds/my-likes',
  access: 'member',
  summary: 'Lists feeds that the caller likes, latest like first.',
  query: v.object(pageQuery()),
  response: pagedOf(likedFeedSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: lists the ids of liked feeds. */
export const listMyLikeIds = endpoint({
  method: 'GET',
  path: '/api/feeds/my-likes/ids',
  access: 'member',
  summary: 'Lists ids of the feeds that the caller likes.',
  response: v.array(v.number()),
  wrapping: 'envelope',
});
