import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { FEED_TYPES } from './feed.ts';

/** Points for the first vote in an event. */
export const VOTE_POINTS = 100;

const likeResultSchema = v.object({ liked: v.boolean(), likeCount: v.number() });
export type LikeResult = v.InferOutput<typeof likeResultSchema>;

export const toggleLike = endpoint({
  method: 'POST',
  path: '/api/feeds/{id}/likes/toggle',
  access: 'member',
  summary: 'Like a feed, or take the like back; with `liked` said, twice is once',
  params: idParams,
  body: v.object({ liked: v.optional(v.boolean()) }),
  response: likeResultSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
});

/** A member who likes a feed; the picture carries both names in use (contract D.4). */
const likeUserSchema = v.object({
  userId: v.number(),
  nickname: v.string(),
  profileImg: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  level: v.nullable(v.string()),
  likedAt: v.string(),
});
export type LikeUser = v.InferOutput<typeof likeUserSchema>;

export const listLikes = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/likes',
  access: 'public',
  summary: 'Members who like a feed, newest first',
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

export const listMyLikes = endpoint({
  method: 'GET',
  path: '/api/feeds/my-likes',
  access: 'member',
  summary: 'Feeds I like, latest like first',
  query: v.object(pageQuery()),
  response: pagedOf(likedFeedSchema),
  wrapping: 'envelope',
});

export const listMyLikeIds = endpoint({
  method: 'GET',
  path: '/api/feeds/my-likes/ids',
  access: 'member',
  summary: 'Ids of the feeds I like',
  response: v.array(v.number()),
  wrapping: 'envelope',
});

/** `voted` false on a vote means: this event has your vote already. `gained` is what this very vote was paid. */
const voteResultSchema = v.object({
  voted: v.boolean(),
  voteCount: v.number(),
  message: v.string(),
  gained: v.optional(v.number(), 0),
});
export type VoteResult = v.InferOutput<typeof voteResultSchema>;

export const castVote = endpoint({
  method: 'POST',
  path: '/api/feeds/{id}/vote',
  keyed: true,
  access: 'member',
  summary: 'Vote for an entry of a running event, once per event',
  params: idParams,
  response: voteResultSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
  speaks: true,
});

export const withdrawVote = endpoint({
  method: 'DELETE',
  path: '/api/feeds/{id}/vote',
  keyed: true,
  access: 'member',
  summary: 'Withdraw a vote while its event runs',
  params: idParams,
  response: voteResultSchema,
  wrapping: 'envelope',
});

export const checkVote = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/vote/check',
  access: 'public',
  summary: 'Whether my vote is on this feed; false for visitors',
  params: idParams,
  response: v.boolean(),
  wrapping: 'envelope',
});

export const countVotes = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/vote/count',
  access: 'public',
  summary: 'Votes of a feed',
  params: idParams,
  response: v.number(),
  wrapping: 'envelope',
});

export const countEventVotes = endpoint({
  method: 'GET',
  path: '/api/feeds/events/{eventId}/vote/count',
  access: 'public',
  summary: 'Votes of an event',
  params: v.object({ eventId: idSchema }),
  response: v.number(),
  wrapping: 'envelope',
});
